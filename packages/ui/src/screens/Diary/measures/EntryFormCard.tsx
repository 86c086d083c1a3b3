import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../../primitives/Card/index.ts';
import * as styles from '../DiaryScreen.css.ts';

interface EntryFormCardProps {
  title: string;
  /** Whether it changes an entry of the diary. Its row may be far below, so the form moves into the window. */
  isChange: boolean;
  children: ReactNode;
}

/** Renders the frame of the form of an entry. */
export function EntryFormCard({ title, isChange, children }: EntryFormCardProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChange) box.current?.scrollIntoView({ block: 'start' });
  }, [isChange]);
  return (
    <div ref={box} className={styles.formCard}>
      <Card title={title}>{children}</Card>
    </div>
  );
}
