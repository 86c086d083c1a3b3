import { useEffect, useRef } from 'react';
import { LastPicture } from './LastPicture.tsx';
import * as styles from './VideoStage.css.ts';

interface StreamVideoProps {
  stream: MediaStream;
  /** What the video shows. */
  label: string;
  /** Whether it is the own video, which is mirrored and muted. */
  isSelf?: boolean;
  /** Id of the audio output; empty for that of the system. */
  speakerId?: string;
}

/** Renders a video element for a live stream, which React cannot set as an attribute. */
export function StreamVideo({ stream, label, isSelf = false, speakerId = '' }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const play = (element: HTMLVideoElement | null) => {
    video.current = element;
    // Assigning the same stream again would make the video flicker.
    if (element !== null && element.srcObject !== stream) element.srcObject = stream;
  };
  useEffect(() => {
    const element = video.current;
    // Not every browser lets a page choose. A speaker that fails leaves that of the system.
    if (element && 'setSinkId' in element && element.sinkId !== speakerId)
      element.setSinkId(speakerId).catch(() => undefined);
  }, [speakerId]);
  return (
    <>
      <video
        ref={play}
        className={styles.video({ isSelf })}
        aria-label={label}
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
