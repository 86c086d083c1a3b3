import { type FormEvent, useState } from 'react';
import { ChevronDownIcon } from '../../icons/index.ts';
import { healthFormCopy } from './HealthFormScreen.copy.ts';
import * as styles from './HealthFormScreen.css.ts';
import type { HealthFormFields, LabDimension } from './HealthFormScreen.types.ts';
import { LabResultRow } from './LabResultRow.tsx';

const { results: copy } = healthFormCopy;

interface LabResultGroupProps {
  name: string;
  dimensions: readonly LabDimension[];
  fields: HealthFormFields;
  /** Whether an empty group is open: the first group of an empty form, or a group with an error. */
  isOpen: boolean;
}

const isFilled = (text: unknown) => typeof text === 'string' && text !== '';

/** Renders measures that are printed together. The group is collapsed without results. */
export function LabResultGroup({ name, dimensions, fields, isOpen }: LabResultGroupProps) {
  const codes = dimensions.map(({ code }) => code);
  const [count, setCount] = useState(codes.filter((code) => isFilled(fields[`${code}.value`])).length);
  const [isExpanded, setIsExpanded] = useState(count > 0);
  const updateCount = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const values = [...currentTarget.querySelectorAll<HTMLInputElement>('input[name$=".value"]')];
    setCount(values.filter(({ value }) => isFilled(value.trim())).length);
  };
  return (
    <details
      open={isOpen || isExpanded}
      onToggle={({ currentTarget }) => setIsExpanded(currentTarget.open)}
      onInput={updateCount}
      className={styles.group}
    >
      <summary className={styles.summary}>
        <span className={styles.groupName}>{name}</span>
        <span className={styles.groupCount}>{copy.filled(count)}</span>
        <ChevronDownIcon size={20} className={styles.arrow} />
      </summary>
      <div className={styles.rows}>
        <div aria-hidden="true" className={styles.heads}>
          <span>{copy.test}</span>
          <span>{copy.result}</span>
          <span>{copy.unit}</span>
          <span>{copy.range}</span>
        </div>
        {dimensions.map((dimension) => (
          <LabResultRow key={dimension.code} dimension={dimension} fields={fields} />
        ))}
      </div>
    </details>
  );
}
