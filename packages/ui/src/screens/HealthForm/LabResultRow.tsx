import { type ReactNode, useId } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { ErrorIcon } from '../../icons/index.ts';
import * as fieldStyles from '../../patterns/Field/Field.css.ts';
import { type FieldOption, SelectBox, useFormError } from '../../patterns/Field/index.ts';
import { healthFormCopy } from './HealthFormScreen.copy.ts';
import * as styles from './HealthFormScreen.css.ts';
import type { HealthFormFields, LabDimension } from './HealthFormScreen.types.ts';

const { results: copy } = healthFormCopy;

interface LabResultRowProps {
  dimension: LabDimension;
  fields: HealthFormFields;
}

/** Renders a line of the report: result, unit and printed range. */
export function LabResultRow({ dimension: { code, name, unitChoices }, fields }: LabResultRowProps) {
  const [nameId, problemId] = [useId(), useId()];
  const problem = useFormError(code);
  const text = (member: string) => String(fields[`${code}.${member}`] ?? '');
  const box = (member: string, label: string) => (
    <TextField
      name={`${code}.${member}`}
      defaultValue={text(member)}
      inputMode="decimal"
      autoComplete="off"
      isInvalid={problem !== undefined && member === 'value'}
      aria-describedby={problem ? problemId : undefined}
      validationBehavior="aria"
      className={styles.box}
    >
      <Label className={styles.boxLabel}>{label}</Label>
      <Input className={`${fieldStyles.control()} ${styles.figure}`} />
    </TextField>
  );
  return (
    <Group aria-labelledby={nameId} data-field={code} className={styles.row}>
      <span id={nameId} className={styles.name}>
        {name}
      </span>
      <div className={styles.boxes}>
        {box('value', copy.result)}
        <UnitBox name={`${code}.unit`} choices={unitChoices} chosen={text('unit')} />
        <div className={styles.range}>
          {box('low', copy.from)}
          {box('high', copy.to)}
        </div>
      </div>
      {problem ? <Problem id={problemId}>{problem}</Problem> : null}
    </Group>
  );
}

interface UnitBoxProps {
  name: string;
  choices: readonly FieldOption[];
  chosen: string;
}

/** Renders the unit of the result, as text if there is only one. */
function UnitBox({ name, choices, chosen }: UnitBoxProps) {
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
      <SelectBox id={id} name={name} defaultValue={chosen || only.value}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}

function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={`${fieldStyles.error} ${styles.problem}`}>
      <ErrorIcon size={18} className={fieldStyles.errorIcon} />
      {children}
    </p>
  );
}
