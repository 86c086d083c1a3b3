import { useState } from 'react';
import { DateField } from '../../patterns/DateTimeFields/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { healthRecordCopy } from './HealthRecordScreen.copy.ts';

const { pregnancy: copy } = healthRecordCopy;

interface PregnancyDialogProps {
  /** Called with the due date, `YYYY-MM-DD`, or with nothing when it is not known. */
  onSave: (dueOn: string) => void;
  onCancel: () => void;
}

/** Asks when the birth is due, so that the record knows when to ask again. */
export function PregnancyDialog({ onSave, onCancel }: PregnancyDialogProps) {
  const [dueOn, setDueOn] = useState('');
  return (
    <Dialog
      isOpen
      title={copy.title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {copy.cancel}
          </Button>
          <Button onPress={() => onSave(dueOn)}>{copy.save}</Button>
        </>
      }
    >
      <DateField label={copy.dueOn} description={copy.help} onChange={setDueOn} />
    </Dialog>
  );
}
