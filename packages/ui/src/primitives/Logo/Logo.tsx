import { type Brand, productName } from './brand.ts';
import * as styles from './Logo.css.ts';

/** Props of `Logo`. */
export interface LogoProps {
  /** `expanded` is at most 9rem wide, `collapsed` 6rem. */
  size?: 'expanded' | 'collapsed';
  /** Brand of another product. Without one the wordmark is Vitalane's. */
  brand?: Brand;
}

/** Renders the wordmark. It is not a link; wrap it in a link to the start page. */
export function Logo({ size = 'expanded', brand }: LogoProps) {
  if (brand)
    return (
      <span className={styles.brand[size]} role="img" aria-label={brand.name}>
        {brand.logo}
      </span>
    );
  return (
    <svg className={styles.logo[size]} viewBox="0 0 184 48" role="img" aria-label={productName()}>
      <path className={styles.lane} d="M3 30h6l4-9 9 20 9-21" />
      <path d="M40 20v21M40 10.5v.01M51 12v22q0 7 7 7h2M46 20h13" />
      <ellipse cx="75" cy="30.5" rx="9" ry="10.5" />
      <path d="M84 20v21M94 8v33" />
      <ellipse cx="113" cy="30.5" rx="9" ry="10.5" />
      <path d="M122 20v21M132 20v21M132 31a9.5 11 0 0 1 19 0v10M161 30.5h19a9.5 10.5 0 1 0-3 7.5" />
    </svg>
  );
}
