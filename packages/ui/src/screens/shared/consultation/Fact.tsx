import type { ReactNode } from 'react';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './ConsultationNotes.css.ts';

/** Renders the name of a fact and its value in a list of facts. */
export function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <Text as="dt" size="small" tone="muted">
        {name}
      </Text>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}
