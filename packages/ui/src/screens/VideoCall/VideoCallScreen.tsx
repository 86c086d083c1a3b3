import type { ReactNode } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { FullScreenOverlay } from '../../patterns/FullScreenOverlay/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { CallStage } from './CallStage.tsx';
import { MediaFaultHelp } from './MediaFaultHelp.tsx';
import { videoCallCopy as copy } from './VideoCallScreen.copy.ts';
import type { CallMessages, CallPhase } from './VideoCallScreen.types.ts';

/** Props of `VideoCallScreen`. */
export interface VideoCallScreenProps {
  /** Name of the signed-in user; `null` until the profile has loaded, which shows the overlay. */
  selfName: string | null;
  /** Name of the other party; `null` until it is known. */
  remoteName: string | null;
  /** State of the call. */
  call: CallPhase;
  /** Notice above the stage that stays: an `UrgentAdvice`. */
  notice?: ReactNode;
  /** Join requests above the stage: a `GuestRequest`. */
  guestRequest?: ReactNode;
  /** Panel beside the stage for a doctor: a `ConsultationPanel`, or an `EmergencyCard` in a call with a guest. */
  panel?: ReactNode;
  /** Messages between the two. Without them there is no button. */
  messages?: CallMessages;
  /** Target of “Leave the consultation” if camera and microphone cannot be opened. */
  leaveHref: string;
  /** Called when the user toggles the camera. */
  onToggleCamera: () => void;
  /** Called when the user toggles the microphone. */
  onToggleMicrophone: () => void;
  /** Called when the user shares the screen, or stops. Omit it where the browser cannot. */
  onToggleScreen?: () => void;
  /** Called to open the choice of devices, a `DeviceDialog`. Without it there is no button. */
  onOpenDevices?: () => void;
  /** Called when the user toggles the messages. */
  onToggleMessages?: () => void;
  /** Called when the user ends the call. */
  onEndCall: () => void;
  /** Called to retry opening camera and microphone. */
  onRetryMedia: () => void;
  /** Called to join without camera and microphone. */
  onContinueWithoutMedia: () => void;
}

/** Renders route `/VideoCall/{roomId}`: the video consultation, from opening the camera to its end. */
export function VideoCallScreen(props: VideoCallScreenProps) {
  const { call, selfName } = props;
  if (selfName === null) return <FullScreenOverlay label={copy.preparing} />;
  switch (call.status) {
    case 'preparing':
      return <FullScreenOverlay label={copy.preparing} hint={copy.preparingHint} />;
    case 'mediaFailed':
      return <MediaFaultHelp {...props} fault={call.fault} />;
    case 'active':
      return <CallStage {...props} call={call} selfName={selfName} />;
    case 'ended':
      return (
        <Page title={copy.title} width="form">
          <Banner tone="success">{call.message}</Banner>
        </Page>
      );
    default:
      return call satisfies never;
  }
}
