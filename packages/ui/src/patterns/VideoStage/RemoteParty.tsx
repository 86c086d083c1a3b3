import { Avatar } from '../../primitives/Avatar/index.ts';
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
}

/** Renders the other party. The video stays mounted while their camera is off, because it also plays their voice. */
export function RemoteParty(props: RemotePartyProps) {
  const { stream, name, isCameraOn, isMicrophoneOn, isPaused, speakerId } = props;
  return (
    <>
      {stream && <StreamVideo stream={stream} name={name} speakerId={speakerId} />}
      {stream && isCameraOn && !isPaused ? null : (
        <div className={styles.cover}>
          <Avatar fullName={name} size="lg" isDecorative />
          {isPaused || !isCameraOn ? <p>{isPaused ? copy.picturePaused : copy.cameraOff}</p> : null}
        </div>
      )}
      <p className={styles.nameTag({ place: 'remote' })}>
        {isMicrophoneOn ? null : <MutedMark />}
        <span className={styles.name}>{name}</span>
      </p>
    </>
  );
}
