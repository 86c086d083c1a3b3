import { type ReactNode, useRef } from 'react';
import { CallControls } from './CallControls.tsx';
import { RemoteParty } from './RemoteParty.tsx';
import { SelfView } from './SelfView.tsx';
import { videoStageCopy as copy } from './VideoStage.copy.ts';
import * as styles from './VideoStage.css.ts';

/** Props of `VideoStage`. */
export interface VideoStageProps {
  /** The other person's picture and sound; `null` until something is received. */
  remoteStream: MediaStream | null;
  /** The own picture, never played aloud; `null` without a camera. */
  localStream: MediaStream | null;
  /** The other person's name; `null` when it is not known yet. */
  remoteName: string | null;
  /** The own name, for the self-view and its initials. */
  localName: string;
  /** Whether the own camera sends a picture. */
  isCameraOn: boolean;
  /** Whether the own microphone sends sound. */
  isMicrophoneOn: boolean;
  /** Whether the other person sends a picture. Default true. */
  isRemoteCameraOn?: boolean;
  /** Whether the other person sends sound. Default true. */
  isRemoteMicrophoneOn?: boolean;
  /** Called when the own camera is turned on or off. */
  onToggleCamera: () => void;
  /** Called when the own microphone is turned on or off. */
  onToggleMicrophone: () => void;
  /** Called when the person hangs up. */
  onEndCall: () => void;
  /** What the person should turn on. Lies over the picture, so that the picture keeps its size. */
  hint?: string;
  /** Shown in the middle while the other person is awaited, such as the place in the queue. Left out once they are in the call. */
  waiting?: ReactNode;
  /** A short word on the connection, such as “Reconnecting…”. */
  linkHint?: ReactNode;
  /** A message over the top of the stage, such as a `Banner`. */
  banner?: ReactNode;
}

/** A video consultation: the other person large, oneself small, and the three controls. Always dark. */
export function VideoStage(props: VideoStageProps) {
  const { hint, waiting, linkHint, banner, remoteName, remoteStream } = props;
  const { isRemoteCameraOn = true, isRemoteMicrophoneOn = true } = props;
  const stage = useRef<HTMLDivElement>(null);
  return (
    <section className={styles.stage} data-theme="dark" aria-label={copy.stage(remoteName)}>
      <div className={styles.pictures} ref={stage}>
        {waiting && remoteStream === null ? (
          <div className={styles.waiting}>{waiting}</div>
        ) : (
          <RemoteParty
            stream={remoteStream}
            name={remoteName ?? copy.otherPerson}
            isCameraOn={isRemoteCameraOn}
            isMicrophoneOn={isRemoteMicrophoneOn}
          />
        )}
        <div className={styles.notices}>
          {banner}
          {/* Always there, so that a screen reader speaks the hint when it comes. */}
          <div role="status">{linkHint ? <span className={styles.chip}>{linkHint}</span> : null}</div>
        </div>
        <SelfView
          stream={props.localStream}
          name={props.localName}
          isCameraOn={props.isCameraOn}
          isMicrophoneOn={props.isMicrophoneOn}
          stage={stage}
        />
        {/* Always there, as above. */}
        <div className={styles.hint} role="status">
          {hint ? <span className={styles.chip}>{hint}</span> : null}
        </div>
      </div>
      <div className={styles.bar}>
        <CallControls {...props} />
      </div>
    </section>
  );
}
