import { useState } from 'react';
import { DateField } from '../../patterns/DateTimeFields/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { healthRecordCopy } from './HealthRecordScreen.copy.ts';

const { day: copy, done } = healthRecordCopy;

interface DayDialogProps {
  title: string;
  label: string;
  help?: string;
  /** Error text for an empty date; absent if the date is optional. */
  missing?: string;
  /** Initial date, `YYYY-MM-DD`. */
  defaultValue?: string;
  /** Latest valid date, `YYYY-MM-DD`. */
  max?: string;
  /** Called with `YYYY-MM-DD`, or with an empty string for an optional date. */
  onSave: (day: string) => void;
  onCancel: () => void;
  /** Called when the user states that it was never done. */
  onNever?: () => void;
}

/** Asks for the date of an answer. */
function DayDialog({ title, label, help, missing, onSave, onCancel, onNever, ...range }: DayDialogProps) {
  const [day, setDay] = useState(range.defaultValue ?? '');
  const [problem, setProblem] = useState<string>();
  const isTooLate = range.max !== undefined && day > range.max;
  const save = () => {
    if (isTooLate) return;
    if (day === '' && missing) setProblem(missing);
    else onSave(day);
  };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {copy.cancel}
          </Button>
          {onNever ? (
            <Button variant="soft" onPress={onNever}>
              {done.never}
            </Button>
          ) : null}
          <Button onPress={save}>{copy.save}</Button>
        </>
      }
    >
      <DateField
        label={label}
        description={help}
        errorMessage={problem}
        isRequired={missing !== undefined}
        onChange={(value) => {
          setDay(value);
          setProblem(undefined);
        }}
        {...range}
      />
    </Dialog>
  );
}

interface DoneDialogProps extends Pick<DayDialogProps, 'onSave' | 'onCancel' | 'onNever'> {
  /** Name of the test or vaccine. */
  name: string;
  /** Known date, `YYYY-MM-DD`. */
  doneOn?: string | null;
  /** Today, `YYYY-MM-DD`. */
  today: string;
}

/** Asks for the date of the last test or vaccine. */
export function DoneDialog({ name, doneOn, today, ...props }: DoneDialogProps) {
  return (
    <DayDialog
      title={done.title(name)}
      label={done.label}
      missing={done.missing}
      max={today}
      {...(doneOn && { defaultValue: doneOn })}
      {...props}
    />
  );
}
