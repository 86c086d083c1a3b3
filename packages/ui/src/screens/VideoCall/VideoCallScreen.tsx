import type { ReactNode } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { FullScreenOverlay } from '../../patterns/FullScreenOverlay/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { CallStage } from './CallStage.tsx';
import { MediaFaultHelp } from './MediaFaultHelp.tsx';
import { videoCallCopy as copy } from './VideoCallScreen.copy.ts';
import type { CallPhase } from './VideoCallScreen.types.ts';

/** Props of `VideoCallScreen`. */
export interface VideoCallScreenProps {
  /** The signed-in person's name; null while the profile is missing, which shows the overlay. */
  selfName: string | null;
  /** The other person's name, once known. */
  remoteName: string | null;
  /** How far the call has come. */
  call: CallPhase;
  /** Who asks to join, above the stage: a `GuestRequest`. */
  guestRequest?: ReactNode;
  /** Beside the stage, for a doctor: a `ConsultationPanel`. */
  panel?: ReactNode;
  /** Where “Leave the consultation” goes when camera and microphone cannot be opened. */
  leaveHref: string;
  /** Called when the own camera is turned on or off. */
  onToggleCamera: () => void;
  /** Called when the own microphone is turned on or off. */
  onToggleMicrophone: () => void;
  /** Called when the person hangs up. */
  onEndCall: () => void;
  /** Called to open camera and microphone again. */
  onRetryMedia: () => void;
  /** Called to join with neither camera nor microphone. */
  onContinueWithoutMedia: () => void;
}

/** Route `/VideoCall/{roomId}`: the video consultation, from opening the camera to the goodbye. */
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
