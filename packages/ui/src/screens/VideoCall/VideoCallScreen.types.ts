import type { ReactNode } from 'react';
import type { CallQualityLevel, StageMessages, StageSharing } from '../../patterns/VideoStage/index.ts';

/** Failure to open camera or microphone. */
export interface MediaFault {
  /** Error text, one sentence. */
  message: string;
  /** Steps to fix the fault in this browser. */
  helpSteps: readonly string[];
  /** Devices without which the call can continue; `null` if it cannot. */
  continueWithout: 'camera' | 'microphone' | 'both' | null;
}

/** Messages between the two people of the call. */
export interface CallMessages extends StageMessages {
  /** The newest message that the user has not seen; `null` without one. */
  newest: { id: string; text: string } | null;
  /** Whether the doctor has not opened the call: the patient can send photos and documents. @default false */
  isBeforeCall?: boolean;
  /** Messages beside the stage while they are open: a `VisitMessages`. A doctor has them in the panel. */
  panel?: ReactNode;
}

/** State of the call while the stage is visible. */
export interface ActiveCall {
  status: 'active';
  localStream: MediaStream | null;
  /** Video and audio of the other party; `null` before the connection. */
  remoteStream: MediaStream | null;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  isRemoteCameraOn: boolean;
  isRemoteMicrophoneOn: boolean;
  /** Whether the other party's picture is off because the connection is weak. */
  isRemotePicturePaused?: boolean;
  /** Screen that the other party shares; `null` without one. */
  remoteScreen?: MediaStream | null;
  /** Sharing of the own screen; absent where the browser cannot. */
  sharing?: StageSharing;
  /** Id of the chosen speaker; empty for that of the system. */
  speakerId?: string;
  /** Quality of the call; absent while it is not connected. */
  quality?: CallQualityLevel;
  /** What to do about a low quality. It can be dismissed. */
  advice?: string;
  /** Lines shown until the other party joins: awaited party, queue and estimate. */
  waitingLines: readonly string[];
  /** Hint about devices to turn on, as specified. */
  hint?: string;
  /** Message about a device lost during the call, as specified. */
  mediaMessage?: string;
  /** Connection problem, such as “Reconnecting…”. */
  connectionHint?: string;
}

/** State of the call. */
export type CallPhase =
  | { status: 'preparing' }
  | { status: 'mediaFailed'; fault: MediaFault }
  | ActiveCall
  | {
      status: 'ended';
      /** Text such as “Call has ended. Thank you!”. */
      message: string;
    };
