import * as styles from './Skeleton.css.ts';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** Shape of the content that is loading. */
  shape?: 'text' | 'title' | 'tile' | 'chart' | 'circle';
  /** Number of lines of `text`. */
  lineCount?: 1 | 2 | 3 | 4 | 5;
}

const lineNames = ['first', 'second', 'third', 'fourth', 'fifth'];

const cardParts = { tile: ['heading', 'figure', 'words'], chart: ['heading', 'words', 'plot'] } as const;

/** Renders the outline of content that is loading. `RemoteView` announces it to screen readers. */
export function Skeleton({ shape = 'text', lineCount = 3 }: SkeletonProps) {
  if (shape === 'tile' || shape === 'chart')
    return (
      <div aria-hidden="true" className={styles.cards[shape]}>
        {cardParts[shape].map((part) => (
          <div key={part} className={styles.parts[part]} />
        ))}
      </div>
    );
  if (shape !== 'text') return <div aria-hidden="true" className={styles.skeleton[shape]} />;
  return (
    <div aria-hidden="true" className={styles.lines}>
      {lineNames.slice(0, lineCount).map((name) => (
        <div key={name} className={styles.skeleton.line} />
      ))}
    </div>
  );
}
