import { type ReactNode, useRef } from 'react';
import { CallControls, type StageMessages, type StageSharing } from './CallControls.tsx';
import { type CallQualityLevel, QualityMark } from './QualityMark.tsx';
import { RemoteParty } from './RemoteParty.tsx';
import { SelfView } from './SelfView.tsx';
import { SharedScreen } from './SharedScreen.tsx';
import { videoStageCopy as copy } from './VideoStage.copy.ts';
import * as styles from './VideoStage.css.ts';

/** Props of `VideoStage`. */
export interface VideoStageProps {
  /** Video and audio of the other party; `null` until media is received. */
  remoteStream: MediaStream | null;
  /** Own video, always muted; `null` without a camera. */
  localStream: MediaStream | null;
  /** Name of the other party; `null` until it is known. */
  remoteName: string | null;
  /** Own name, for the self-view and its initials. */
  localName: string;
  /** Whether the own camera is on. */
  isCameraOn: boolean;
  /** Whether the own microphone is on. */
  isMicrophoneOn: boolean;
  /** Whether the other party's camera is on. @default true */
  isRemoteCameraOn?: boolean;
  /** Whether the other party's microphone is on. @default true */
  isRemoteMicrophoneOn?: boolean;
  /** Whether the other party's picture is off because the connection is weak, while their camera is on. @default false */
  isRemotePicturePaused?: boolean;
  /** Quality of the call for this side. Omit it while no call is connected. @default none */
  quality?: CallQualityLevel;
  /** Id of the audio output that plays the other party's voice; empty for that of the system. @default '' */
  speakerId?: string;
  /** Screen that the other party shares, shown large. @default null */
  remoteScreen?: MediaStream | null;
  /** Sharing of the own screen. Omit it to hide its button, where the browser cannot. */
  sharing?: StageSharing;
  /** Called when the user shares the screen, or stops. */
  onToggleScreen?: () => void;
  /** Messages between the two. Omit it to hide their button. */
  messages?: StageMessages;
  /** Called when the user toggles the messages. */
  onToggleMessages?: () => void;
  /** Called when the user toggles the camera. */
  onToggleCamera: () => void;
  /** Called when the user toggles the microphone. */
  onToggleMicrophone: () => void;
  /** Called when the user ends the call. */
  onEndCall: () => void;
  /** Hint about devices to turn on. It overlays the video, so that the video keeps its size. */
  hint?: string;
  /** Content in the middle until the other party joins, such as the place in the queue. */
  waiting?: ReactNode;
  /** Short connection status, such as “Reconnecting…”. */
  linkHint?: ReactNode;
  /** Message at the top of the stage, such as a `Banner`. */
  banner?: ReactNode;
}

/** Renders a video consultation: the other party large, the own video small, and the controls. It is always dark. */
export function VideoStage(props: VideoStageProps) {
  const { hint, waiting, linkHint, banner, remoteName, remoteStream, remoteScreen = null, sharing } = props;
  const { isRemoteCameraOn = true, isRemoteMicrophoneOn = true, isRemotePicturePaused = false } = props;
  const otherName = remoteName ?? copy.otherPerson;
  const stage = useRef<HTMLDivElement>(null);
  return (
    <section className={styles.stage} data-theme="dark" aria-label={copy.stage(remoteName)}>
      <div className={styles.pictures} ref={stage}>
        {waiting && remoteStream === null ? (
          <div className={styles.waiting}>{waiting}</div>
        ) : (
          <RemoteParty
            stream={remoteStream}
            name={otherName}
            isCameraOn={isRemoteCameraOn}
            isMicrophoneOn={isRemoteMicrophoneOn}
            isPaused={isRemotePicturePaused}
            speakerId={props.speakerId ?? ''}
            isSmall={remoteScreen !== null}
          />
        )}
        <SharedScreen stream={remoteScreen} name={otherName} />
        <div className={styles.notices}>
          {banner}
          {/* Always mounted, so that screen readers announce a new hint. */}
          <div role="status">
            {linkHint ? <span className={styles.chip}>{linkHint}</span> : null}
            {sharing?.isOn ? <span className={styles.chip}>{copy.screen.shared}</span> : null}
          </div>
        </div>
        <SelfView
          stream={props.localStream}
          name={props.localName}
          isCameraOn={props.isCameraOn}
          isMicrophoneOn={props.isMicrophoneOn}
          stage={stage}
        />
        {/* Always mounted, as above. */}
        <div className={styles.hint} role="status">
          {hint ? <span className={styles.chip}>{hint}</span> : null}
        </div>
      </div>
      <div className={styles.bar}>
        <CallControls {...props} />
        {props.quality ? <QualityMark level={props.quality} /> : null}
      </div>
    </section>
  );
}
