import { msBetween, toCivil } from '@vitalane/time';
import { useRef, useState } from 'react';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { DateTimeFields } from '../../patterns/DateTimeFields/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { NumberField } from '../../patterns/NumberField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { severalOf } from '../shared/amountText.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import { dueLabel } from '../shared/doses/doseMoment.ts';
import { doseSchema, extraDose } from './dose.schema.ts';
import { medicationCopy } from './MedicationScreen.copy.ts';
import * as styles from './MedicationScreen.css.ts';
import type { DoseFormState, DoseTarget, NewDose } from './MedicationScreen.types.ts';

const { form: copy } = medicationCopy;

interface DoseDialogProps {
  state: Exclude<DoseFormState, { status: 'closed' }>;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  timeZone: string;
  onSaveDose: (dose: NewDose) => void;
  onCloseDoseForm: () => void;
}

/** Renders the form for a dose with its actual time, which may be on an earlier day. */
export function DoseDialog({ state, now, timeZone, onSaveDose, onCloseDoseForm }: DoseDialogProps) {
  const { target } = state;
  const isPending = state.status === 'saving';
  const present = toCivil(now, timeZone);
  const title = copy.title(target.name);
  const [chosenId, setChosenId] = useState(target.doseId ?? extraDose);
  // The proposed moment follows the chosen dose until one is typed.
  const [proposedId, setProposedId] = useState(chosenId);
  const isTyped = useRef<boolean>(false);
  const form = useSchemaForm(doseSchema(now, timeZone), {
    errors: state.errors,
    isPending,
    onSubmit: onSaveDose,
  });
  const proposed = proposedMoment(target, proposedId, now) ?? present;
  // A tapering course has other amounts on other days.
  const { dose } = target.doses.find(({ id }) => id === chosenId) ?? target;
  return (
    <Dialog isOpen size="md" title={title} onClose={onCloseDoseForm}>
      <Form form={form} message={state.message} aria-label={title}>
        <WhichDose
          target={target}
          today={present.date}
          chosenId={chosenId}
          onChoose={(id) => {
            setChosenId(id);
            if (!isTyped.current) setProposedId(id);
          }}
        />
        <div onInput={() => (isTyped.current = true)}>
          <DateTimeFields
            key={proposedId}
            defaultDate={proposed.date}
            defaultTime={proposed.time}
            max={present.date}
          />
        </div>
        <div className={styles.fields}>
          <NumberField
            key={dose}
            name="dose"
            label={copy.dose}
            unit={severalOf(target.unit)}
            defaultValue={String(dose)}
            hasDecimals
            isRequired
          />
        </div>
        <TextField name="note" label={copy.note} description={copy.noteHelp} maxLength={300} />
        <Inline gap="sm">
          <Button type="submit" isPending={isPending}>
            {copy.save}
          </Button>
          <Button variant="quiet" onPress={onCloseDoseForm}>
            {copy.cancel}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}

interface WhichDoseProps {
  target: DoseTarget;
  /** `YYYY-MM-DD`. */
  today: string;
  chosenId: string;
  onChoose: (id: string) => void;
}

/** Asks which of the open doses it was. A medicine without doses is not asked about. */
function WhichDose({ target, today, chosenId, onChoose }: WhichDoseProps) {
  const { doses, isOpenQuestion } = target;
  if (!isOpenQuestion || doses.length === 0) {
    return (
      <>
        <input type="hidden" name="doseId" value={chosenId} />
        {isOpenQuestion ? <Text tone="muted">{copy.allRecorded}</Text> : null}
      </>
    );
  }
  const isOneOfSeveral = ({ date, time }: DoseEntry) =>
    time === null && doses.filter((other) => other.date === date).length > 1;
  const options = doses.map((dose) => ({
    value: dose.id,
    label: dueLabel(dose, today, isOneOfSeveral(dose)),
  }));
  return (
    <ChoiceGroup
      name="doseId"
      label={copy.which}
      options={[...options, { value: extraDose, label: copy.extra }]}
      value={chosenId}
      onChange={onChoose}
      isRequired
    />
  );
}

/** Returns when the proposed dose was due; `undefined` for an upcoming or extra one. */
function proposedMoment({ doses }: DoseTarget, id: string, now: string) {
  const dose = doses.find((other) => other.id === id);
  if (!dose?.time || dose.dueAt === null || msBetween(dose.dueAt, now) < 0) return undefined;
  return { date: dose.date, time: dose.time };
}
