import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { checkFirstCopy as copy } from './CheckFirst.copy.ts';
import * as styles from './CheckFirst.css.ts';
import type { CheckedValue } from './CheckFirst.types.ts';
import { FirstAdvice } from './FirstAdvice.tsx';

/** Props of `CheckFirst`. */
export interface CheckFirstProps {
  /** Values to confirm, the most severe first. */
  values: readonly CheckedValue[];
  /** Whether the request is pending. */
  isPending: boolean;
  /** Called when the user confirms the values. */
  onConfirm: () => void;
  /** Form with the fields, which keep the input. */
  form: RefObject<HTMLFormElement | null>;
  /** Name of the field that “Change it” moves focus to. @default the first number */
  field?: string;
  /** Called when the user returns to the fields, or edits one. */
  onChange: () => void;
  /** Further questions before the answer, such as about symptoms. */
  children?: ReactNode;
}

/**
 * Replaces the save button with a confirmation of unusual values, below the advice for the most severe one, which holds
 * before any answer. It moves to the top of the window and takes focus, so that both are seen and announced. An edit
 * dismisses it, because its answer would be about another value.
 */
export function CheckFirst(props: CheckFirstProps) {
  // Other values are another question, which moves and takes focus as the first one did.
  return <Asked key={props.values.map(({ question }) => question).join(' ')} {...props} />;
}

function Asked({ values, isPending, form, field, onConfirm, onChange, children }: CheckFirstProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    if (isPending) return;
    const onInput = ({ target }: Event) => {
      const isField = target instanceof Node && form.current?.contains(target);
      if (isField && !section.current?.contains(target)) onChange();
    };
    // At the document the field has taken the edit, which a render before would undo.
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, [form, isPending, onChange]);
  const returnToFields = () => {
    onChange();
    const selector = field ? `[name="${field}"]` : 'input[inputmode]';
    form.current?.querySelector<HTMLInputElement>(selector)?.focus();
  };
  const [titleId, adviceId] = [useId(), useId()];
  const advice = values[0]?.advice;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={advice ? adviceId : undefined}
      className={styles.pending}
    >
      <Stack gap="sm">
        {advice ? (
          <div id={adviceId}>
            <FirstAdvice {...advice} />
          </div>
        ) : null}
        <div className={styles.question}>
          <Stack gap="sm">
            <Text id={titleId} weight="bold">
              {copy.title}
            </Text>
            {values.map((value, index) => (
              <Question key={value.code} {...value} isFirst={index === 0} />
            ))}
            {children}
            <Inline gap="sm">
              <Button variant={advice ? 'soft' : 'solid'} isPending={isPending} onPress={onConfirm}>
                {copy.yes}
              </Button>
              {isPending ? null : (
                <Button variant={advice ? 'quiet' : 'soft'} onPress={returnToFields}>
                  {copy.change}
                </Button>
              )}
            </Inline>
          </Stack>
        </div>
      </Stack>
    </section>
  );
}

/** Renders the question about a value, with its advice unless that stands above all questions. */
function Question({ question, slip, advice, isFirst }: CheckedValue & { isFirst: boolean }) {
  return (
    <Stack gap="xs">
      <Text weight="medium">{question}</Text>
      {slip ? <Text>{slip}</Text> : null}
      {advice && !isFirst ? (
        <Text>
          {advice.reason} {advice.action}
        </Text>
      ) : null}
    </Stack>
  );
}
