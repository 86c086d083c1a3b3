import type { CallView } from '@vitalane/flows';
import type { CallPhase } from '@vitalane/ui/screens/VideoCall';
import { useSyncExternalStore } from 'react';
import { media } from '../../realtime/media.ts';
import { mediaHelpSteps } from './mediaHelp.ts';

/** What stands in the empty or frozen picture while there is no other word on the connection. */
const linkWords: Partial<Record<CallView['status'], string>> = {
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
};

/** What a call screen shows of the present call, with its live pictures. */
export function useCallPhase(view: CallView): CallPhase {
  const localStream = useSyncExternalStore(media.subscribe, () => media.get('local'));
  const remoteStream = useSyncExternalStore(media.subscribe, () => media.get('remote'));
  if (view.isOverlayShown) return { status: 'preparing' };
  if (view.status === 'mediaFailed') {
    const message = view.faultMessage ?? 'Something Went Wrong';
    const helpSteps = mediaHelpSteps(navigator.userAgent);
    return { status: 'mediaFailed', fault: { message, helpSteps, continueWithout: 'both' } };
  }
  if (view.status === 'ended') return { status: 'ended', message: view.banner ?? view.faultMessage ?? '' };
  return {
    status: 'active',
    localStream,
    // While the other person is awaited, the last picture of a former connection would be a lie.
    remoteStream: view.status === 'waiting' ? null : remoteStream,
    isCameraOn: view.isCameraOn,
    isMicrophoneOn: view.isMicrophoneOn,
    isRemoteCameraOn: !view.remoteMuted.video,
    isRemoteMicrophoneOn: !view.remoteMuted.audio,
    waitingLines: view.waitingText,
    hint: view.hint ?? undefined,
    mediaMessage: view.faultMessage ?? undefined,
    connectionHint: view.connectionHint ?? linkWords[view.status],
  };
}
