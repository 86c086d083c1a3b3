import type { ReactNode, Ref } from 'react';
import { BackIcon } from '../../icons/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Page.css.ts';

/** Props of `Page`. */
export interface PageProps {
  /** Title of the page, its only `h1`. Focus moves to it after navigation. */
  title: string;
  /** One or two sentences on the purpose of the page, below the title. */
  lead?: ReactNode;
  /** Main actions of the page, beside the title. */
  actions?: ReactNode;
  /** Link to the parent page. */
  back?: { href: string; label: string };
  /** Maximum width: `form` 560 px, `reading` 680 px, `page` 1200 px. @default 'page' */
  width?: 'form' | 'reading' | 'page';
  /** Content below the title. */
  children: ReactNode;
  /** Ref to the title, for focus management. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Renders the frame of every screen: title, lead, actions and content in one column. */
export function Page({ title, lead, actions, back, width = 'page', children, titleRef }: PageProps) {
  return (
    <div className={styles.page[width]}>
      <header className={styles.header}>
        <div className={styles.titles}>
          {back ? (
            <span className={styles.back}>
              <BackIcon size={18} />
              <Link href={back.href}>{back.label}</Link>
            </span>
          ) : null}
          <Heading level={1} tabIndex={-1} ref={titleRef}>
            {title}
          </Heading>
          {lead ? <Text tone="muted">{lead}</Text> : null}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
