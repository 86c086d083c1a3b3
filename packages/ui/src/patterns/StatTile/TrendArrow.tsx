import * as styles from './StatTile.css.ts';

const turn = {
  up: 'rotate(-45 8 8)',
  down: 'rotate(45 8 8)',
  steady: '',
};

/** Renders an arrow beside a trend text. It is hidden from screen readers, because the text has the same meaning. */
export function TrendArrow({ direction }: { direction: keyof typeof turn }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 8h11M9 4l4 4-4 4" transform={turn[direction]} />
    </svg>
  );
}
