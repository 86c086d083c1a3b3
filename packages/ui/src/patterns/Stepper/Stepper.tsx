import { Button as AriaButton } from 'react-aria-components/Button';
import { CheckIcon } from '../../icons/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { stepperCopy as copy } from './Stepper.copy.ts';
import * as styles from './Stepper.css.ts';

/** One step of a `Stepper`. */
export interface Step {
  /** What `onGoToStep` is called with. */
  id: string;
  /** One or two words: “Dose”. */
  label: string;
}

/** Props of `Stepper`. */
export interface StepperProps {
  /** All steps, in order. */
  steps: readonly Step[];
  /** `id` of the step one is at. */
  currentId: string;
  /** Lets people go back to a step they have done, and is called with its `id`. */
  onGoToStep?: (id: string) => void;
}

type StepState = 'done' | 'current' | 'ahead';

function stateOf(index: number, currentIndex: number): StepState {
  if (index === currentIndex) return 'current';
  return index < currentIndex ? 'done' : 'ahead';
}

/** Where one is in a task of several pages, and what is still to come. The page itself has the heading. */
export function Stepper({ steps, currentId, onGoToStep }: StepperProps) {
  const currentIndex = steps.findIndex(({ id }) => id === currentId);
  return (
    <div className={styles.root}>
      <p className={styles.position}>
        {copy.position(currentIndex + 1, steps.length)}
        <span aria-hidden="true" className={styles.currentName}>
          {` · ${steps[currentIndex]?.label ?? ''}`}
        </span>
      </p>
      <ol aria-label={copy.name} className={styles.list}>
        {steps.map((step, index) => {
          const state = stateOf(index, currentIndex);
          return (
            <li
              key={step.id}
              className={styles.step()}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.bar({ state })} />
              <StepName step={step} state={state} onGoToStep={onGoToStep} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface StepNameProps extends Pick<StepperProps, 'onGoToStep'> {
  step: Step;
  state: StepState;
}

function StepName({ step, state, onGoToStep }: StepNameProps) {
  const words = (
    <>
      {state === 'done' ? <CheckIcon size={18} className={styles.tick} /> : null}
      <span>
        {state === 'done' ? <VisuallyHidden>{copy.done}</VisuallyHidden> : null}
        {step.label}
      </span>
    </>
  );
  const isLink = state === 'done' && onGoToStep !== undefined;
  const className = styles.name({ state, isLink });
  return isLink ? (
    <AriaButton className={className} onPress={() => onGoToStep(step.id)}>
      {words}
    </AriaButton>
  ) : (
    <span className={className}>{words}</span>
  );
}
