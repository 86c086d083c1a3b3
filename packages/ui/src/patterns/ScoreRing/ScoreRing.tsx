import { scoreRingCopy as copy } from './ScoreRing.copy.ts';
import * as styles from './ScoreRing.css.ts';

/** Props of `ScoreRing`. */
export interface ScoreRingProps {
  /** Accessible name of the score: “Health score”. */
  label: string;
  /** Points from 0 to `max`; `null` if there is too little data. */
  score: number | null;
  /** Maximum score. @default 100 */
  max?: number;
  /** Meaning of the score in one word: “Good”. */
  word?: string;
  /** Meaning of the colour. The word repeats it. @default 'accent' */
  tone?: 'accent' | 'success' | 'warning' | 'danger';
}

const radius = 66;
const circumference = 2 * Math.PI * radius;

/** Shows a score as a figure in a ring. List the inputs of the score beside it. */
export function ScoreRing({ label, score, max = 100, word, tone = 'accent' }: ScoreRingProps) {
  if (score === null) return <UnknownScore label={label} />;
  const share = Math.min(Math.max(score / max, 0), 1);
  return (
    <div className={styles.root} role="img" aria-label={copy.name(label, score, max, word)}>
      <svg className={styles.ring} viewBox="0 0 144 144" aria-hidden="true">
        <circle className={styles.track} cx="72" cy="72" r={radius} />
        {share > 0 ? (
          <circle
            className={styles.arc[tone]}
            cx="72"
            cy="72"
            r={radius}
            strokeDasharray={`${share * circumference} ${circumference}`}
          />
        ) : null}
      </svg>
      <div className={styles.words} aria-hidden="true">
        <span className={styles.figure}>{score}</span>
        <span className={styles.detail}>{copy.outOf(max)}</span>
        {word === undefined ? null : <span className={styles.word}>{word}</span>}
      </div>
    </div>
  );
}

/** Shows a small empty ring: what is missing stands beside the score and matters more. */
function UnknownScore({ label }: { label: string }) {
  return (
    <div className={styles.unknown} role="img" aria-label={copy.nameUnknown(label)}>
      <svg className={styles.emptyRing} viewBox="0 0 144 144" aria-hidden="true">
        <circle className={styles.track} cx="72" cy="72" r={radius} />
      </svg>
      <span className={styles.detail} aria-hidden="true">
        {copy.unknown}
      </span>
    </div>
  );
}
