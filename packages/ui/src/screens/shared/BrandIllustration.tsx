import * as styles from './BrandIllustration.css.ts';

const readings = [
  [44, 236],
  [128, 196],
  [212, 218],
  [296, 164],
  [380, 180],
  [464, 138],
] as const;

/** Renders a decorative illustration: hills in the morning with a week of readings. It is hidden from screen readers. */
export function BrandIllustration() {
  return (
    <svg className={styles.picture} viewBox="0 0 520 360" aria-hidden="true" focusable="false">
      <circle className={styles.glow} cx="380" cy="112" r="96" />
      <circle className={styles.sun} cx="380" cy="112" r="56" />
      <path className={styles.farHill} d="M0 232C70 196 128 190 198 214s128 14 190-14 92-22 132-6v166H0Z" />
      <path className={styles.nearHill} d="M0 286c84-40 164-34 244-8s176 22 276-26v108H0Z" />
      <path className={styles.meadow} d="M0 330c120-26 214-20 300-4s150 10 220-8v42H0Z" />
      <polyline className={styles.line} points={readings.map((point) => point.join(',')).join(' ')} />
      {readings.map(([x, y]) => (
        <circle key={x} className={styles.reading} cx={x} cy={y} r="9" />
      ))}
    </svg>
  );
}
