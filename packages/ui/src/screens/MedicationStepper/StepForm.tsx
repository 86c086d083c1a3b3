import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { focusField, unreadableFields } from '../../patterns/Form/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { DosageStep } from './DosageStep.tsx';
import { stepperCopy as copy } from './MedicationStepperScreen.copy.ts';
import * as styles from './MedicationStepperScreen.css.ts';
import type { MedicationProblems, MedicationStepperScreenProps } from './MedicationStepperScreen.types.ts';
import { ReminderStep } from './ReminderStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SearchStep } from './SearchStep.tsx';
import { StepWarnings } from './StepWarnings.tsx';

/** Renders heading, fields and buttons of the current step. Focus moves to the heading of a new step, or to the first error. */
export function StepForm(props: MedicationStepperScreenProps) {
  const { step, isSaving, message, onChange, onNext, onSave } = props;
  const [unreadable, setUnreadable] = useState<MedicationProblems>({});
  const problems = { ...props.problems, ...unreadable };
  const isReview = step === 'review';
  const heading = useFocusOnNewStep(step);
  const { form, askedRef } = useFocusOnProblem(problems, isSaving);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    askedRef.current = true;
    // Half a date would be saved as none.
    const found = unreadableFields(event.currentTarget);
    setUnreadable(found);
    if (Object.keys(found).length > 0) return;
    if (isReview) onSave();
    else onNext();
  };
  return (
    <Card>
      <form ref={form} noValidate aria-label={copy.headings[step]} className={styles.form} onSubmit={submit}>
        <Heading level={2} tabIndex={-1} ref={heading}>
          {copy.headings[step]}
        </Heading>
        {message && isReview ? <Banner tone="error">{message}</Banner> : null}
        <Stack gap="lg">
          {step === 'search' ? null : <StepWarnings {...props} isReview={isReview} />}
          <StepFields
            {...props}
            problems={problems}
            onChange={(change) => {
              setUnreadable({});
              onChange(change);
            }}
          />
        </Stack>
        <div className={styles.buttons}>
          <Inline gap="sm">
            <Button type="submit" isPending={isSaving}>
              {isReview ? copy.review.save : copy.next}
            </Button>
            {step === 'search' ? null : (
              <Button variant="soft" onPress={props.onBack}>
                {copy.previous}
              </Button>
            )}
          </Inline>
          <Button variant="quiet" onPress={props.onLeave}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function StepFields(props: MedicationStepperScreenProps) {
  switch (props.step) {
    case 'search':
      return <SearchStep {...props} name={props.draft.name} problem={props.problems.name} />;
    case 'details':
      return <DetailsStep {...props} />;
    case 'dosage':
      return <DosageStep {...props} />;
    case 'reminder':
      return <ReminderStep {...props} />;
    case 'review':
      return <ReviewStep {...props} />;
    default:
      return props.step satisfies never;
  }
}

/** Moves focus to the heading of each step after the first. The page sets the focus of the first step. */
function useFocusOnNewStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

/** Moves focus to the first invalid field after an attempt to continue, or after the server has rejected the input. */
function useFocusOnProblem(problems: MedicationStepperScreenProps['problems'], isSaving: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const askedRef = useRef(false);
  useEffect(() => {
    if (isSaving) return;
    const [first] = Object.keys(problems);
    if (first && askedRef.current && form.current) focusField(form.current, first);
    askedRef.current = false;
  });
  return { form, askedRef };
}
