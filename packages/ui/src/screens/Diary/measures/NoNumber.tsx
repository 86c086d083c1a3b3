import { useState } from 'react';
import { useFocusWhenLost } from '../../../patterns/useFocusWhenLost.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { UrgentAdvice, type ValueAdvice } from '../../shared/UrgentAdvice.tsx';

interface NoNumberProps {
  /** What the device may show in place of a number. */
  displays: readonly { label: string; advice: ValueAdvice }[];
}

/** Offers that the device shows a word or an error, and then what to do. Without a number nothing is saved. */
export function NoNumber({ displays }: NoNumberProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const box = useFocusWhenLost<HTMLDivElement>(chosen ?? '');
  const advice = displays.find(({ label }) => label === chosen)?.advice;
  return (
    <Stack gap="sm">
      <div ref={box} role="status" tabIndex={-1}>
        {advice ? <UrgentAdvice {...advice} /> : null}
      </div>
      <Inline>
        {displays
          .filter(({ label }) => label !== chosen)
          .map(({ label }) => (
            <Button key={label} variant="quiet" onPress={() => setChosen(label)}>
              {label}
            </Button>
          ))}
      </Inline>
    </Stack>
  );
}
