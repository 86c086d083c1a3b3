import type { ReactNode, Ref } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { type Brand, Logo } from '../../primitives/Logo/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import * as styles from './MessagePage.css.ts';

/** Props of `MessagePage`. */
export interface MessagePageProps {
  /** Decorative icon. */
  icon: ReactNode;
  /** Title of the page, its only `h1`. */
  title: string;
  /** Ref to the heading, for focus management. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Explanation, and what to do. */
  children: ReactNode;
  /** Links or buttons. */
  actions: ReactNode;
  /** Whether the page is outside the app shell, and renders the logo and the main landmark itself. */
  isStandalone?: boolean;
  /** Brand of another product beside a standalone message. */
  brand?: Brand;
}

/** Renders a page with one message and its actions, such as not found, not allowed, inactive or failed. */
export function MessagePage({
  icon,
  title,
  titleRef,
  children,
  actions,
  isStandalone = false,
  brand,
}: MessagePageProps) {
  const Frame = isStandalone ? 'main' : 'div';
  return (
    <Frame className={styles.frame({ isStandalone })}>
      {isStandalone ? <Logo brand={brand} /> : null}
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
