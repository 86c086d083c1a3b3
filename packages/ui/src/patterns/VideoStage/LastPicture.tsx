import { type RefObject, useEffect, useRef } from 'react';
import * as styles from './VideoStage.css.ts';

interface LastPictureProps {
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream;
}

/** Keeps the last frame of a closed connection until the next one shows its first frame. The video element itself turns black. */
export function LastPicture({ video, stream }: LastPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const tracks = stream.getVideoTracks();
    const keep = () => keepPicture(video.current, canvas.current);
    const element = video.current;
    const hide = () => canvas.current?.setAttribute('hidden', '');
    for (const track of tracks) track.addEventListener('ended', keep);
    element?.addEventListener('loadeddata', hide);
    return () => {
      for (const track of tracks) track.removeEventListener('ended', keep);
      element?.removeEventListener('loadeddata', hide);
    };
  }, [video, stream]);
  return <canvas ref={canvas} className={styles.video({ isSelf: false })} aria-hidden hidden />;
}

function keepPicture(video: HTMLVideoElement | null, canvas: HTMLCanvasElement | null): void {
  if (!video || !canvas || video.videoWidth === 0) return;
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  canvas.removeAttribute('hidden');
}
