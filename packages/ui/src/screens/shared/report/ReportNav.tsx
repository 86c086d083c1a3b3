import { Link } from 'react-aria-components/Link';
import * as styles from './ReportNav.css.ts';

/** Link to a report page. */
export interface ReportPageLink {
  href: string;
  label: string;
}

interface ReportNavProps {
  /** Accessible name of the navigation. */
  label: string;
  pages: readonly ReportPageLink[];
  currentHref: string;
}

/** Renders links between reports. */
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
