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
  /** Said when nothing was entered; absent when the day may stay open. */
  missing?: string;
  /** Initial day, `YYYY-MM-DD`. */
  defaultValue?: string;
  /** Latest sensible day, `YYYY-MM-DD`. */
  max?: string;
  /** Called with `YYYY-MM-DD`, or with nothing when the day may stay open. */
  onSave: (day: string) => void;
  onCancel: () => void;
  /** Offers to say that there never was one. */
  onNever?: () => void;
}

/** Asks for the day that belongs to an answer. */
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
  /** The test or vaccine. */
  name: string;
  /** The day that is known, `YYYY-MM-DD`. */
  doneOn?: string | null;
  /** Today, `YYYY-MM-DD`. */
  today: string;
}

/** Asks when a test or vaccine was last done. */
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
