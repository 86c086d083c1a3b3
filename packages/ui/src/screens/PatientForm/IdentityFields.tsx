import { useState } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { patientFormCopy } from './PatientFormScreen.copy.ts';
import type { IdentityCheck, KnownPatient } from './PatientFormScreen.types.ts';
import { identityNumber } from './patientRegistration.schema.ts';

const { identity: copy } = patientFormCopy;

const cards = (['NRIC', 'FIN'] as const).map((value) => ({ value, ...copy.types[value] }));

interface IdentityFieldsProps {
  known: KnownPatient;
  checkNric: (value: string) => IdentityCheck;
}

/** Renders the fields of the identity card. A wrong checksum letter only shows a warning. */
export function IdentityFields({ known, checkNric }: IdentityFieldsProps) {
  const [number, setNumber] = useState(known.nric ?? '');
  const isDoubtful = checkNric(identityNumber(number)) === 'checksum';
  return (
    <>
      <Text tone="muted">{copy.note}</Text>
      <ChoiceGroup
        name="ic_type"
        label={copy.type}
        options={cards}
        layout="cards"
        defaultValue={known.ic_type}
        isRequired
      />
      <TextField
        name="nric"
        label={copy.number}
        description={copy.numberHelp}
        value={number}
        onChange={setNumber}
        autoComplete="off"
        width="medium"
        isRequired
      />
      {isDoubtful ? <Banner tone="warning">{copy.numberWarning}</Banner> : null}
    </>
  );
}
