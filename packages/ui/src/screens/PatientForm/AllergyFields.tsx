import { useState } from 'react';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { patientFormCopy } from './PatientFormScreen.copy.ts';
import type { KnownPatient } from './PatientFormScreen.types.ts';

const { allergy: copy } = patientFormCopy;

const answers = [
  { value: 'yes', label: copy.yes },
  { value: 'no', label: copy.no },
];

const answerOf = ({ allergy }: KnownPatient) => {
  if (allergy === undefined) return undefined;
  return allergy ? 'yes' : 'no';
};

/** Renders the questions about drug allergies. A “yes” requires details. */
export function AllergyFields({ known }: { known: KnownPatient }) {
  const [answer, setAnswer] = useState(answerOf(known));
  return (
    <>
      <ChoiceGroup
        name="allergy"
        label={copy.question}
        options={answers}
        layout="cards"
        defaultValue={answer}
        onChange={(value) => setAnswer(value === 'yes' ? 'yes' : 'no')}
        isRequired
      />
      {answer === 'yes' ? (
        <TextField
          name="allergy_details"
          label={copy.details}
          description={copy.detailsHelp}
          defaultValue={known.allergy_details}
          maxLength={2000}
          isMultiline
          isRequired
        />
      ) : null}
    </>
  );
}
