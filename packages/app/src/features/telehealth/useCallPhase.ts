import { canShareScreen } from '@vitalane/flows/browser';
import type { CallView, MediaFault } from '@vitalane/flows/call';
import {
  awaitedLines,
  callAdviceMessages,
  callMessages,
  deviceHintMessages,
  mediaFaultMessages,
} from '@vitalane/ui/messages';
import type { CallPhase, MediaFault as ScreenFault } from '@vitalane/ui/screens/VideoCall';
import { useSyncExternalStore } from 'react';
import { media } from '../../shared/devices/media.ts';
import { mediaHelpSteps } from '../../shared/devices/mediaHelp.ts';
import { useDeviceState } from '../../shared/devices/useDeviceState.ts';

/** Returns the phase of the call for the screen, with its streams. */
export function useCallPhase(view: CallView): CallPhase {
  const localStream = useSyncExternalStore(media.subscribe, () => media.get('local'));
  const { chosen } = useDeviceState(localStream);
  const remoteStream = useSyncExternalStore(media.subscribe, () => media.get('remote'));
  const remoteScreen = useSyncExternalStore(media.subscribe, () => media.get('remoteScreen'));
  if (view.isOverlayShown) return { status: 'preparing' };
  if (view.status === 'mediaFailed') {
    return { status: 'mediaFailed', fault: helpFor(view.fault ?? 'both') };
  }
  if (view.status === 'ended')
    return { status: 'ended', message: view.ending ? callMessages[view.ending] : '' };
  return {
    status: 'active',
    localStream,
    // Without another participant, the last frame of a former connection would be misleading.
    remoteStream: view.status === 'waiting' ? null : remoteStream,
    isCameraOn: view.isCameraOn,
    isMicrophoneOn: view.isMicrophoneOn,
    isRemoteCameraOn: !view.remoteMuted.video,
    isRemoteMicrophoneOn: !view.remoteMuted.audio,
    isRemotePicturePaused: view.isRemotePaused,
    remoteScreen: view.isRemoteSharing ? remoteScreen : null,
    sharing: canShareScreen() ? { isOn: view.isSharing, isPossible: view.canShare } : undefined,
    speakerId: chosen.speaker ?? undefined,
    quality: view.quality?.level,
    advice: view.quality?.advice ? callAdviceMessages[view.quality.advice] : undefined,
    waitingLines: view.awaited ? awaitedLines(view.awaited) : [],
    hint: view.hint ? deviceHintMessages[view.hint] : undefined,
    mediaMessage: view.fault ? mediaFaultMessages[view.fault] : undefined,
    connectionHint: connectionText(view),
  };
}

function helpFor(fault: MediaFault): ScreenFault {
  return {
    message: mediaFaultMessages[fault],
    helpSteps: mediaHelpSteps(fault, navigator),
    continueWithout: 'both',
  };
}

/** Returns the text over an empty or frozen video. */
function connectionText({ isServiceLost, status }: CallView): string | undefined {
  if (isServiceLost) return callMessages['service-lost'];
  return status === 'connecting' || status === 'reconnecting' ? callMessages[status] : undefined;
}
