import type { ReactNode } from 'react';
import { EmptyIcon } from '../../icons/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './EmptyState.css.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** What there is none of yet: “No readings yet”. */
  title: string;
  /** What will appear here. */
  children?: ReactNode;
  /** The one action that fills it. */
  action?: ReactNode;
  /** What would be here, as an icon of 28 px. */
  icon?: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** A place that has nothing to show yet. For what could not be loaded use `RemoteView`. */
export function EmptyState({ title, children, action, icon, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <span className={styles.icon}>{icon ?? <EmptyIcon size={28} />}</span>
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      {children ? <Text tone="muted">{children}</Text> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
