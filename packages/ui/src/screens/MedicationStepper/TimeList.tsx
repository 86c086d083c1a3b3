import { AddIcon, CloseIcon } from '../../icons/index.ts';
import { TimeField } from '../../patterns/DateTimeFields/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { stepperCopy } from './MedicationStepperScreen.copy.ts';
import * as styles from './MedicationStepperScreen.css.ts';
import type { MedicationProblems } from './MedicationStepperScreen.types.ts';

const { reminder: copy } = stepperCopy;

interface TimeListProps {
  /** Times, `HH:MM`, or empty while incomplete. */
  times: readonly string[];
  /** Largest number of times. */
  most: number;
  problems: MedicationProblems;
  onChange: (times: readonly string[]) => void;
}

/** Renders inputs for any number of times of day, at least one. */
export function TimeList({ times, most, problems, onChange }: TimeListProps) {
  const shown = times.length > 0 ? times : [''];
  const list = useFocusWhenLost<HTMLFieldSetElement>(shown.length);
  // Inputs keep their own text, so they remount only when their number changes.
  const boxes = shown.map((time, index) => ({ key: `${shown.length} ${index}`, time }));
  const set = (index: number, value: string) =>
    onChange(shown.map((time, place) => (place === index ? value : time)));
  return (
    <fieldset aria-label={copy.times} className={styles.times} tabIndex={-1} ref={list}>
      {boxes.map(({ key, time }, index) => (
        <div key={key} className={styles.time}>
          <TimeField
            name={index === 0 ? 'times' : `times ${index}`}
            label={copy.time(index + 1)}
            defaultValue={time}
            errorMessage={problems[index === 0 ? 'times' : `times ${index}`]}
            onChange={(value) => set(index, value)}
            isRequired
          />
          {shown.length > 1 ? (
            <IconButton
              label={copy.removeTime(index + 1)}
              icon={<CloseIcon size={20} />}
              onPress={() => onChange(shown.filter((_, place) => place !== index))}
            />
          ) : null}
        </div>
      ))}
      {shown.length < most ? (
        <div>
          <Button variant="soft" leadingIcon={<AddIcon size={18} />} onPress={() => onChange([...shown, ''])}>
            {copy.addTime}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
