import { useEffect, useId, useRef } from 'react';
import { Banner } from '../../../patterns/Banner/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { EmergencyCall, type EmergencyCallLink } from '../EmergencyCall.tsx';
import { checkFirstCopy as copy } from './CheckFirst.copy.ts';
import type { CheckedValue } from './CheckFirst.types.ts';

/** Props of `CheckFirst`. */
export interface CheckFirstProps {
  /** Values to confirm. */
  values: readonly CheckedValue[];
  /** Emergency number; absent if the form already shows it. */
  call?: EmergencyCallLink;
  /** Whether the request is pending. */
  isPending: boolean;
  /** Called when the user confirms the values. */
  onConfirm: () => void;
  /** Called when the user returns to the fields, which keep the input. */
  onChange: () => void;
}

/** Replaces the save button with a confirmation of unusual values. It takes focus, so that screen readers announce it. */
export function CheckFirst({ values, call, isPending, onConfirm, onChange }: CheckFirstProps) {
  const titleId = useId();
  const question = useRef<HTMLElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section ref={question} tabIndex={-1} aria-labelledby={titleId}>
      <Banner tone="warning" title={<span id={titleId}>{copy.title}</span>}>
        <Stack gap="md">
          {values.map(({ code, question: text, slip, advice }) => (
            <Stack key={code} gap="xs">
              <Text weight="medium">{text}</Text>
              {slip ? <Text>{slip}</Text> : null}
              {advice ? <Text>{advice}</Text> : null}
            </Stack>
          ))}
          <Inline gap="sm">
            <Button isPending={isPending} onPress={onConfirm}>
              {copy.yes}
            </Button>
            <Button variant="soft" onPress={onChange}>
              {copy.change}
            </Button>
            {call ? <EmergencyCall {...call} /> : null}
          </Inline>
        </Stack>
      </Banner>
    </section>
  );
}
