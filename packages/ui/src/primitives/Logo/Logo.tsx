import * as styles from './Logo.css.ts';

/** Props of `Logo`. */
export interface LogoProps {
  /** `expanded` is at most 9rem wide, `collapsed` 6rem. */
  size?: 'expanded' | 'collapsed';
}

/** The wordmark: a pulse that becomes a lane, then the letters. Link it to the start page yourself. */
export function Logo({ size = 'expanded' }: LogoProps) {
  return (
    <svg className={styles.logo[size]} viewBox="0 0 192 48" role="img" aria-label="Vitalane">
      <path className={styles.lane} d="M3 29h7l5-9 11 21 11-21" />
      <path d="M46 20v21M46 10.5v.1M57.500 11.500v22.500q0 7 7 7h1.500M52.500 20h13M83 20v21M106 8v33M128 20v21M139 20v21M139 31a9 11 0 0 1 18 0v10" />
      <circle cx="116.500" cy="30.500" r="0" />
      <ellipse cx="74" cy="30.500" rx="9" ry="10.500" />
    </svg>
  );
}
