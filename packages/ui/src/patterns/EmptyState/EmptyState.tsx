import type { ReactNode } from 'react';
import { EmptyIcon } from '../../icons/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './EmptyState.css.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** Name of the missing content: “No readings yet”. */
  title: string;
  /** Description of the content that will appear here. */
  children?: ReactNode;
  /** Primary action to add content. */
  action?: ReactNode;
  /** Icon for the missing content, 28 px. */
  icon?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** Renders a placeholder for an empty list or page. For data that failed to load use `RemoteView`. */
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
