import type { ReactNode, Ref } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Logo } from '../../primitives/Logo/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import * as styles from './MessagePage.css.ts';

/** Props of `MessagePage`. */
export interface MessagePageProps {
  /** An icon for the situation; decoration. */
  icon: ReactNode;
  /** The page's `h1`. */
  title: string;
  /** Of the heading, for moving the focus there. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What happened and what to do now. */
  children: ReactNode;
  /** The ways out. */
  actions: ReactNode;
  /** The page stands without the app's shell: it renders the logo and the main landmark itself. */
  isStandalone?: boolean;
}

/** A page with one message and the way on: not found, not allowed, inactive, failed. */
export function MessagePage({
  icon,
  title,
  titleRef,
  children,
  actions,
  isStandalone = false,
}: MessagePageProps) {
  const Frame = isStandalone ? 'main' : 'div';
  return (
    <Frame className={styles.frame({ isStandalone })}>
      {isStandalone ? <Logo /> : null}
      <div className={styles.message}>
        <span className={styles.icon}>{icon}</span>
        <Heading level={1} tabIndex={-1} ref={titleRef}>
          {title}
        </Heading>
        <Stack gap="sm">{children}</Stack>
        <div className={styles.actions}>
          <Inline gap="sm">{actions}</Inline>
        </div>
      </div>
    </Frame>
  );
}
