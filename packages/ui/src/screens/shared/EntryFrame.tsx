import type { ReactNode, Ref } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { type Brand, Logo } from '../../primitives/Logo/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { BrandIllustration } from './BrandIllustration.tsx';
import { entryCopy as copy } from './EntryFrame.copy.ts';
import * as styles from './EntryFrame.css.ts';

/** Props of `EntryFrame`. */
export interface EntryFrameProps {
  /** Title of the page, its only `h1`. */
  title: string;
  /** Purpose of the page, one sentence. */
  lead?: ReactNode;
  /** Progress in a task of several pages, above the heading. */
  progress?: ReactNode;
  /** Ref to the heading, for focus management. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Brand of another product. */
  brand?: Brand;
  /** Form, or list of entries. */
  children: ReactNode;
}

/** Renders the frame of pages before sign-in: the brand beside the form, above it on a phone. */
export function EntryFrame({ title, lead, progress, titleRef, brand, children }: EntryFrameProps) {
  const slogan = brand ? brand.slogan : copy.promise;
  return (
    <div className={styles.frame}>
      <header className={styles.brand}>
        <Logo brand={brand} />
        {slogan ? <p className={styles.promise}>{slogan}</p> : null}
        <div className={styles.picture}>{brand ? brand.illustration : <BrandIllustration />}</div>
      </header>
      <main className={styles.main}>
        <div className={styles.form}>
          {progress}
          <Stack gap="xs">
            <Heading level={1} tabIndex={-1} ref={titleRef}>
              {title}
            </Heading>
            {lead ? <Text tone="muted">{lead}</Text> : null}
          </Stack>
          {children}
        </div>
      </main>
    </div>
  );
}
