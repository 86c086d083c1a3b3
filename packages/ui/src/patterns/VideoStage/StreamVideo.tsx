import { useRef } from 'react';
import { LastPicture } from './LastPicture.tsx';
import { videoStageCopy as copy } from './VideoStage.copy.ts';
import * as styles from './VideoStage.css.ts';

interface StreamVideoProps {
  stream: MediaStream;
  /** Whose picture it is. */
  name: string;
  /** Own picture: mirrored, as people know themselves, and never played aloud. */
  isSelf?: boolean;
}

/** A video element that plays a live stream, which React cannot set as an attribute. */
export function StreamVideo({ stream, name, isSelf = false }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const play = (element: HTMLVideoElement | null) => {
    video.current = element;
    // Setting the same stream again would make the picture flicker.
    if (element !== null && element.srcObject !== stream) element.srcObject = stream;
  };
  return (
    <>
      <video
        ref={play}
        className={styles.video({ isSelf })}
        aria-label={copy.video(name)}
        autoPlay
        playsInline
        muted={isSelf}
      >
        <track kind="captions" />
      </video>
      {isSelf ? null : <LastPicture video={video} stream={stream} />}
    </>
  );
}
