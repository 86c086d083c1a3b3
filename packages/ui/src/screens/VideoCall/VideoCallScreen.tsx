/** Camera and microphone could not be opened. */
export interface MediaFault {
  /** What happened, in the specified words. */
  message: string;
  /** What to do in this browser, one step each. */
  helpSteps: readonly string[];
  /** Whether the call can go on with what is left. */
  canContinue: boolean;
}

/** Where the call stands. */
export type CallPhase =
  | { status: 'preparing' }
  | { status: 'mediaFailed'; fault: MediaFault }
  | {
      status: 'active';
      localStream: MediaStream | null;
      /** The other person's picture and sound; null before they are connected. */
      remoteStream: MediaStream | null;
      isCameraOn: boolean;
      isMicrophoneOn: boolean;
      isRemoteCameraOn: boolean;
      isRemoteMicrophoneOn: boolean;
      /** Shown while the other person has not come, one line each: who is awaited, queue and estimate. */
      waitingLines: readonly string[];
      /** What the person should turn on, in the specified words. */
      hint?: string;
      /** What is wrong with the connection, such as “Reconnecting…”. */
      connectionHint?: string;
    }
  | { status: 'ended'; message: string };

export interface VideoCallScreenProps {
  /** The signed-in person's name; null while the profile is missing, which shows the overlay. */
  selfName: string | null;
  /** The other person's name, once known. */
  remoteName: string | null;
  call: CallPhase;
  /** Where “Leave” goes when camera and microphone cannot be opened. */
  leaveHref: string;
  onToggleCamera: () => void;
  onToggleMicrophone: () => void;
  onEndCall: () => void;
  onRetryMedia: () => void;
  onContinueWithoutMedia: () => void;
}
