import { Avatar } from '../../primitives/Avatar/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { MutedMark } from './MutedMark.tsx';
import { StreamVideo } from './StreamVideo.tsx';
import { videoStageCopy as copy } from './VideoStage.copy.ts';
import * as styles from './VideoStage.css.ts';

interface RemotePartyProps {
  /** `null` while nothing is received: no device is on, or the connection is pending. */
  stream: MediaStream | null;
  name: string;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  /** Whether their camera is on and its picture is not sent, because the connection is weak. */
  isPaused: boolean;
  speakerId: string;
  /** Whether they yield the stage to a shared screen. */
  isSmall: boolean;
}

/** Renders the other party. The video stays mounted while their camera is off, because it also plays their voice. */
export function RemoteParty(props: RemotePartyProps) {
  const { stream, name, isCameraOn, isMicrophoneOn, isPaused, speakerId, isSmall } = props;
  const reason = isPaused ? copy.picturePaused : copy.cameraOff;
  const Reason = isSmall ? VisuallyHidden : 'p';
  return (
    <div className={isSmall ? styles.smallParty : undefined}>
      {stream && <StreamVideo stream={stream} label={copy.video(name)} speakerId={speakerId} />}
      {stream && isCameraOn && !isPaused ? null : (
        <div className={styles.cover}>
          <Avatar fullName={name} size={isSmall ? 'md' : 'lg'} isDecorative />
          {isPaused || !isCameraOn ? <Reason>{reason}</Reason> : null}
        </div>
      )}
      <p className={styles.nameTag({ place: isSmall ? 'self' : 'remote' })}>
        {isMicrophoneOn ? null : <MutedMark />}
        <span className={styles.name}>{name}</span>
      </p>
    </div>
  );
}
