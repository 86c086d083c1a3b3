import { dayInWords } from '@vitalane/time';
import { useState } from 'react';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { DateField } from '../../patterns/DateTimeFields/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { healthRecordCopy } from './HealthRecordScreen.copy.ts';
import type { NewStatement, PregnancyDays } from './HealthRecordScreen.types.ts';

const { day: dayCopy, pregnancy: copy } = healthRecordCopy;

/** Statement about a pregnancy: it continues, with the due date, or it ended, with the date. */
type PregnancyAnswer = Pick<NewStatement, 'says' | 'dueOn' | 'on'>;

/** Returns whether a statement ends a pregnancy, which requires the date of the end. */
export const isEndOfPregnancy = ({ item, says }: Pick<NewStatement, 'item' | 'says'>) =>
  item === 'pregnancy' && says === 'resolved';

interface PregnancyDialogProps {
  /** Whether the pregnancy is known to be over, so that only the date is requested. */
  hasEnded?: boolean;
  /** Pregnancy that has ended; `null` if none was stated. */
  pregnancy?: PregnancyDays | null;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  onSave: (answer: PregnancyAnswer) => void;
  onCancel: () => void;
}

function problemOf(day: string, { pregnancy, today }: Pick<PregnancyDialogProps, 'pregnancy' | 'today'>) {
  if (day === '') return copy.missing;
  if (day > today) return copy.future;
  const isTooEarly = pregnancy && day < pregnancy.endsFrom;
  return isTooEarly
    ? copy.tooEarly(dayInWords(pregnancy.statedOn), dayInWords(pregnancy.endsFrom))
    : undefined;
}

/** Returns the statement of the end. A pregnancy that was entered after its end is valid from the date of entry. */
function endOf(day: string, pregnancy: PregnancyDays | null): PregnancyAnswer {
  const isEarlier = pregnancy !== null && day < pregnancy.statedOn;
  return { says: 'resolved', on: isEarlier ? pregnancy.statedOn : day, ...(isEarlier && { dueOn: day }) };
}

/** Asks for the due date, or for the end of a pregnancy. The blood pressure limits of pregnancy apply for some weeks after a birth. */
export function PregnancyDialog({ hasEnded = false, onSave, onCancel, ...range }: PregnancyDialogProps) {
  const [phase, setPhase] = useState(hasEnded ? 'ended' : 'pregnant');
  const [days, setDays] = useState({ pregnant: '', ended: '' });
  const [problem, setProblem] = useState<string>();
  const isOver = phase === 'ended';
  const change = (key: keyof typeof days) => (day: string) => {
    setDays((known) => ({ ...known, [key]: day }));
    setProblem(undefined);
  };
  const save = () => {
    const found = isOver ? problemOf(days.ended, range) : undefined;
    setProblem(found);
    if (found) return;
    const due = days.pregnant && { dueOn: days.pregnant };
    onSave(isOver ? endOf(days.ended, range.pregnancy ?? null) : { says: 'present', ...due });
  };
  return (
    <Dialog
      isOpen
      title={copy.title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {dayCopy.cancel}
          </Button>
          <Button onPress={save}>{dayCopy.save}</Button>
        </>
      }
    >
      <Stack gap="md">
        {hasEnded ? null : (
          <ChoiceGroup
            label={copy.label}
            options={copy.phases}
            value={phase}
            onChange={setPhase}
            isRequired
          />
        )}
        {isOver ? (
          <DateField
            key="ended"
            label={copy.ended.label}
            description={copy.ended.help}
            errorMessage={problem}
            defaultValue={days.ended}
            onChange={change('ended')}
            isRequired
          />
        ) : (
          <DateField
            key="due"
            label={copy.due.label}
            description={copy.due.help}
            defaultValue={days.pregnant}
            onChange={change('pregnant')}
          />
        )}
      </Stack>
    </Dialog>
  );
}
