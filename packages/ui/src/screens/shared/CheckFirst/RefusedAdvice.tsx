import { useEffect, useRef } from 'react';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ValueAdvice } from '../UrgentAdvice.tsx';
import * as styles from './CheckFirst.css.ts';
import { FirstAdvice } from './FirstAdvice.tsx';

interface RefusedAdviceProps {
  /** Advice for the dangerous values, the most severe first. */
  advice: readonly ValueAdvice[];
}

/**
 * Shows the advice for values of a form that is not saved, above the form. It is announced and moves to the top of
 * the window; focus stays at the field to correct.
 */
export function RefusedAdvice({ advice: [first, ...others] }: RefusedAdviceProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form moves focus to the field in this turn, which scrolls as well.
    queueMicrotask(() => box.current?.scrollIntoView({ block: 'start' }));
  }, []);
  if (!first) return null;
  return (
    <div ref={box} role="alert" className={styles.pending}>
      <Stack gap="sm">
        <FirstAdvice {...first} />
        {others.map(({ reason, action }) => (
          <Text key={reason}>
            {reason} {action}
          </Text>
        ))}
      </Stack>
    </div>
  );
}
