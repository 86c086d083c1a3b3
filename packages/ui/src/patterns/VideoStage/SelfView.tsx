import { type RefObject, useRef } from 'react';
import { MutedMark } from './MutedMark.tsx';
import { StreamVideo } from './StreamVideo.tsx';
import { useDragging } from './useDragging.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { videoStageCopy as copy } from './VideoStage.copy.ts';
import * as styles from './VideoStage.css.ts';

interface SelfViewProps {
  stream: MediaStream | null;
  name: string;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  /** Bounds of the self-view on narrow screens. */
  stage: RefObject<HTMLElement | null>;
}

/** Renders the own video in a corner. On narrow screens it can be moved. */
export function SelfView({ stream, name, isCameraOn, isMicrophoneOn, stage }: SelfViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const { position, handlers } = useDragging(stage, view);
  const style =
    isNarrow && position !== null ? { insetInlineStart: position.xPx, top: position.yPx } : undefined;
  return (
    <div ref={view} className={styles.selfView({ isPlaced: style !== undefined })} style={style}>
      {stream === null || !isCameraOn ? (
        <p className={styles.selfOff}>{copy.cameraOff}</p>
      ) : (
        <StreamVideo stream={stream} label={copy.video(copy.ownName(name))} isSelf />
      )}
      <p className={styles.nameTag({ place: 'self' })}>
        {isMicrophoneOn ? null : <MutedMark />}
        <span className={styles.name}>{copy.you}</span>
      </p>
      {isNarrow ? (
        <button type="button" className={styles.mover} aria-label={copy.move} {...handlers} />
      ) : null}
    </div>
  );
}
