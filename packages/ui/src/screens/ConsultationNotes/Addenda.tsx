import { toCivil, toDate } from '@vitalane/time';
import { useState } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { consultationNotesCopy } from '../shared/consultation/ConsultationNotes.copy.ts';
import * as styles from '../shared/consultation/ConsultationNotes.css.ts';
import type { NoteAddendum } from '../shared/consultation/ConsultationNotes.types.ts';
import { maxNoteLength } from '../shared/consultation/NoteEditor.tsx';
import { dayInText } from '../shared/dates.ts';

const { addenda: copy } = consultationNotesCopy;

interface AddendaProps {
  addenda: readonly NoteAddendum[];
  now: string;
  timeZone: string;
  isSaving: boolean;
  errorMessage?: string;
  onAdd: (text: string) => void;
}

/** Lists the addenda of a finished note, with a field for another one. */
export function Addenda({ addenda, now, timeZone, isSaving, errorMessage, onAdd }: AddendaProps) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const add = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') onAdd(text);
  };
  const when = (writtenAt: string) => {
    const { date, time } = toCivil(writtenAt, timeZone);
    return copy.at(dayInText(date, toDate(now, timeZone)), time);
  };
  return (
    <Stack gap="md">
      {addenda.map((addendum) => (
        <div key={addendum.writtenAt}>
          <Text as="div" size="small" tone="muted">
            {when(addendum.writtenAt)}
          </Text>
          <div className={styles.written}>{addendum.text}</div>
        </div>
      ))}
      {errorMessage ? <Banner tone="error">{errorMessage}</Banner> : null}
      <TextField
        label={copy.label}
        description={copy.help}
        value={text}
        maxLength={maxNoteLength}
        isMultiline
        isRequired
        errorMessage={isMissing ? copy.missing : undefined}
        onChange={setText}
      />
      <Inline>
        <Button variant="soft" isPending={isSaving} onPress={add}>
          {copy.add}
        </Button>
      </Inline>
    </Stack>
  );
}
