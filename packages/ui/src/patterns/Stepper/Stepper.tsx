import { Button as AriaButton } from 'react-aria-components/Button';
import { CheckIcon } from '../../icons/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { stepperCopy as copy } from './Stepper.copy.ts';
import * as styles from './Stepper.css.ts';

/** Step of a `Stepper`. */
export interface Step {
  /** Identifier passed to `onGoToStep`. */
  id: string;
  /** Label of one or two words: “Dose”. */
  label: string;
}

/** Props of `Stepper`. */
export interface StepperProps {
  /** All steps, in order. */
  steps: readonly Step[];
  /** `id` of the current step. */
  currentId: string;
  /** Called with the `id` of a completed step that the user returns to. Omit it to disable going back. */
  onGoToStep?: (id: string) => void;
}

type StepState = 'done' | 'current' | 'ahead';

function stateOf(index: number, currentIndex: number): StepState {
  if (index === currentIndex) return 'current';
  return index < currentIndex ? 'done' : 'ahead';
}

/** Shows the current position in a task of several pages, and the remaining steps. The page itself has the heading. */
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
