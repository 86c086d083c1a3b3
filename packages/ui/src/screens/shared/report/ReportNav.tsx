import { Link } from 'react-aria-components/Link';
import * as styles from './ReportNav.css.ts';

/** One of the pages of reports. */
export interface ReportPageLink {
  href: string;
  label: string;
}

interface ReportNavProps {
  /** Name of the navigation. */
  label: string;
  pages: readonly ReportPageLink[];
  currentHref: string;
}

/** The way from one report to another. */
export function ReportNav({ label, pages, currentHref }: ReportNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.href}>
            <Link
              className={styles.link}
              href={page.href}
              aria-current={page.href === currentHref ? 'page' : undefined}
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
