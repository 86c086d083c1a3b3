import { dayInWords } from '@vitalane/time';
import { WarningIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { amountText } from '../shared/amountText.ts';
import { courseText, frequencyText } from '../shared/medicinePlan.ts';
import { reminderText } from '../shared/reminderText.ts';
import { courseOf, repeatOf } from './draftPlan.ts';
import { stepperCopy } from './MedicationStepperScreen.copy.ts';
import * as styles from './MedicationStepperScreen.css.ts';
import type { MedicationDraft, MedicationProblems, MedicationStep } from './MedicationStepperScreen.types.ts';

const { review: copy, steps, search, details, dosage, course } = stepperCopy;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

interface ReviewStepProps {
  draft: MedicationDraft;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Errors of the server. */
  problems: MedicationProblems;
  /** Steps with errors. */
  wrongSteps: readonly MedicationStep[];
  onGoToStep: (step: MedicationStep) => void;
}

type Answer = readonly [name: string, answer: string];

const amountOf = (text: string, unit: string) =>
  text.trim() === '' ? '' : amountText(Number(text.replace(',', '.')), unit);

function stockText({ remaining, quantity, unit }: MedicationDraft): string {
  if (quantity.trim() === '') return amountOf(remaining, unit);
  return copy.stock(amountOf(remaining || quantity, unit), quantity);
}

function sectionsOf(draft: MedicationDraft, today: string): [MedicationStep, Answer[]][] {
  const repeat = repeatOf(draft);
  const plan = courseOf(draft, today);
  const later = courseText(plan, plan.startsOn);
  const days = draft.days.map((day) => weekdays.indexOf(day)).toSorted((a, b) => a - b);
  return [
    ['search', [[search.label, draft.name]]],
    [
      'details',
      [
        [details.route, draft.route],
        [details.indication, draft.indication],
        [details.brand, draft.brand],
      ],
    ],
    [
      'dosage',
      [
        [dosage.dose, amountOf(draft.dose, draft.unit)],
        [dosage.frequency, frequencyText({ ...draft, repeat })],
        [course.startsOn, dayInWords(draft.startsOn || today)],
        ...(later === '' ? [] : [[copy.course, later] as const]),
        [dosage.remaining, stockText(draft)],
      ],
    ],
    ['reminder', [[steps.reminder, reminderText({ ...draft, days, repeat })]]],
  ];
}

/** Renders step 5: all answers, each with a link to its step. */
export function ReviewStep({ draft, today, problems, wrongSteps, onGoToStep }: ReviewStepProps) {
  const refused = Object.entries(problems).flatMap(([name, text]) => (name === 'warningReason' ? [] : text));
  return (
    <>
      {refused.length > 0 || wrongSteps.length > 0 ? (
        <Banner tone="warning">{refused.length > 0 ? refused.join(' ') : copy.wrong}</Banner>
      ) : null}
      <div className={styles.sections}>
        {sectionsOf(draft, today).map(([step, answers]) => (
          <div key={step} className={styles.section}>
            <dl className={styles.answers}>
              {answers.map(([name, answer]) => (
                <AnswerRow key={name} name={name} answer={answer} />
              ))}
            </dl>
            <Button
              variant="quiet"
              leadingIcon={wrongSteps.includes(step) ? <WarningIcon size={18} /> : undefined}
              aria-label={copy.changeOf(steps[step])}
              onPress={() => onGoToStep(step)}
            >
              {copy.change}
            </Button>
          </div>
        ))}
      </div>
    </>
  );
}

function AnswerRow({ name, answer }: { name: string; answer: string }) {
  return (
    <>
      <dt className={styles.answerName}>{name}</dt>
      <dd className={styles.answer}>{answer.trim() || copy.none}</dd>
    </>
  );
}
