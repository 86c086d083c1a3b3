import type { CallView } from '@vitalane/flows/call';
import {
  awaitedLines,
  callMessages,
  deviceHintMessages,
  failureMessages,
  mediaFaultMessages,
} from '@vitalane/ui/messages';
import type { CallPhase } from '@vitalane/ui/screens/VideoCall';
import { useSyncExternalStore } from 'react';
import { media } from '../../realtime/media.ts';
import { mediaHelpSteps } from './mediaHelp.ts';

/** What a call screen shows of the present call, with its live pictures. */
export function useCallPhase(view: CallView): CallPhase {
  const localStream = useSyncExternalStore(media.subscribe, () => media.get('local'));
  const remoteStream = useSyncExternalStore(media.subscribe, () => media.get('remote'));
  if (view.isOverlayShown) return { status: 'preparing' };
  if (view.status === 'mediaFailed') {
    const message = faultText(view) ?? failureMessages['internal-error'];
    const helpSteps = mediaHelpSteps(navigator.userAgent);
    return { status: 'mediaFailed', fault: { message, helpSteps, continueWithout: 'both' } };
  }
  if (view.status === 'ended')
    return { status: 'ended', message: view.ending ? callMessages[view.ending] : '' };
  return {
    status: 'active',
    localStream,
    // While the other person is awaited, the last picture of a former connection would be a lie.
    remoteStream: view.status === 'waiting' ? null : remoteStream,
    isCameraOn: view.isCameraOn,
    isMicrophoneOn: view.isMicrophoneOn,
    isRemoteCameraOn: !view.remoteMuted.video,
    isRemoteMicrophoneOn: !view.remoteMuted.audio,
    waitingLines: view.awaited ? awaitedLines(view.awaited) : [],
    hint: view.hint ? deviceHintMessages[view.hint] : undefined,
    mediaMessage: faultText(view),
    connectionHint: connectionText(view),
  };
}

const faultText = ({ fault }: CallView) => (fault ? mediaFaultMessages[fault] : undefined);

/** What stands in the empty or frozen picture. */
function connectionText({ isServiceLost, status }: CallView): string | undefined {
  if (isServiceLost) return callMessages['service-lost'];
  return status === 'connecting' || status === 'reconnecting' ? callMessages[status] : undefined;
}
