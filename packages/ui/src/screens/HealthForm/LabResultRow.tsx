import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { ErrorIcon } from '../../icons/index.ts';
import * as fieldStyles from '../../patterns/Field/Field.css.ts';
import { SelectBox, useFormError } from '../../patterns/Field/index.ts';
import { healthFormCopy } from './HealthFormScreen.copy.ts';
import * as styles from './HealthFormScreen.css.ts';
import type { HealthFormFields, LabDimension, LabUnit } from './HealthFormScreen.types.ts';
import { readResult } from './healthForm.schema.ts';
import { readFields } from './healthFormFields.ts';

const { results: copy } = healthFormCopy;

interface LabResultRowProps {
  dimension: LabDimension;
  fields: HealthFormFields;
}

/** Renders a line of the report: result, unit and printed range. */
export function LabResultRow({ dimension, fields }: LabResultRowProps) {
  const { code, name, unitChoices } = dimension;
  const [nameId, problemId] = [useId(), useId()];
  const [inUnit, setInUnit] = useState<string>();
  const refused = useFormError(code);
  const problem = refused ?? inUnit;
  const readAgain = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    const typed = form ? readFields(form) : fields;
    setInUnit(typed[`${code}.value`] ? readResult(dimension, typed).problem : undefined);
  };
  const text = (member: string) => String(fields[`${code}.${member}`] ?? '');
  const box = (member: string, label: string) => (
    <TextField
      name={`${code}.${member}`}
      defaultValue={text(member)}
      inputMode="decimal"
      autoComplete="off"
      isInvalid={member === 'value' && Boolean(problem)}
      aria-describedby={problem ? problemId : undefined}
      validationBehavior="aria"
      className={styles.box}
    >
      <Label className={styles.boxLabel}>{label}</Label>
      <Input className={`${fieldStyles.control()} ${styles.figure}`} />
    </TextField>
  );
  return (
    <Group
      aria-labelledby={nameId}
      data-field={code}
      className={styles.row}
      onInput={() => setInUnit(undefined)}
    >
      <span id={nameId} className={styles.name}>
        {name}
      </span>
      <div className={styles.boxes}>
        {box('value', copy.result)}
        <UnitBox name={`${code}.unit`} choices={unitChoices} chosen={text('unit')} onChange={readAgain} />
        <div className={styles.range}>
          {box('low', copy.from)}
          {box('high', copy.to)}
        </div>
      </div>
      {problem ? (
        <Problem id={problemId} isNew={refused === undefined}>
          {problem}
        </Problem>
      ) : null}
    </Group>
  );
}

interface UnitBoxProps {
  name: string;
  choices: readonly LabUnit[];
  chosen: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** Renders the unit of the result, as text if there is only one. */
function UnitBox({ name, choices, chosen, onChange }: UnitBoxProps) {
  const id = useId();
  const [only, ...others] = choices;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <div className={styles.box}>
        {only.label ? (
          <>
            <span className={styles.boxLabel}>{copy.unit}</span>
            <span className={styles.onlyUnit}>{only.label}</span>
          </>
        ) : null}
        <input type="hidden" name={name} value={only.value} />
      </div>
    );
  }
  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.boxLabel}>
        {copy.unit}
      </label>
      <SelectBox id={id} name={name} defaultValue={chosen || only.value} onChange={onChange}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}

interface ProblemProps {
  id: string;
  /** Whether it appears while focus stays in the row, and so is announced. */
  isNew: boolean;
  children: ReactNode;
}

function Problem({ id, isNew, children }: ProblemProps) {
  return (
    <p id={id} role={isNew ? 'alert' : undefined} className={`${fieldStyles.error} ${styles.problem}`}>
      <ErrorIcon size={18} className={fieldStyles.errorIcon} />
      {children}
    </p>
  );
}
