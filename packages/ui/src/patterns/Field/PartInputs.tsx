import { type ReactNode, useId, useRef } from 'react';
import { control, native } from './Field.css.ts';
import * as styles from './PartInputs.css.ts';
import { changePart, type Part, type PartValues } from './partValues.ts';

/** Props of `PartInputs`. */
export interface PartInputsProps<Name extends string> {
  /** Name of the field in the form. */
  name?: string;
  /** Boxes in display order. */
  parts: readonly Part<Name>[];
  /** Typed text of each box. */
  values: PartValues<Name>;
  /** Splits a complete value; returns `undefined` for other text. */
  whole: (text: string) => PartValues<Name> | undefined;
  /** Returns the submitted value. */
  wholeOf: (values: PartValues<Name>) => string;
  /** Error text of the form while the boxes hold an incomplete value. */
  unreadable?: string;
  /** Whether the value is required. */
  isRequired?: boolean;
  /** Whether the value is invalid. */
  isInvalid: boolean;
  /** `id` of the error text. */
  errorId?: string;
  /** Called on every change. */
  onChange: (values: PartValues<Name>) => void;
  /** Content after the boxes. */
  children?: ReactNode;
}

/** Renders a value as several boxes in a fixed order, and a hidden input with the complete value. */
export function PartInputs<Name extends string>(props: PartInputsProps<Name>) {
  const { name, parts, values, whole, wholeOf, isInvalid, onChange } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLInputElement>(null);

  const type = (box: Name, text: string) => {
    const change = changePart(parts, values, box, text, whole);
    // Updates immediately, because a surrounding form reads its fields while the same event bubbles.
    if (hidden.current) hidden.current.value = wholeOf(change.values);
    onChange(change.values);
    if (change.next) row.current?.querySelector<HTMLElement>(`[data-part="${change.next}"]`)?.focus();
  };

  return (
    <div ref={row} className={styles.row}>
      {parts.map((part) => (
        <div key={part.name} className={styles.part}>
          <label htmlFor={`${id}${part.name}`} className={styles.label}>
            {part.label}
          </label>
          <input
            id={`${id}${part.name}`}
            data-part={part.name}
            type="text"
            inputMode="numeric"
            autoComplete={part.autoComplete ?? 'off'}
            value={values[part.name]}
            onInput={({ currentTarget }) => type(part.name, currentTarget.value)}
            aria-required={props.isRequired || undefined}
            aria-invalid={isInvalid || undefined}
            aria-describedby={props.errorId}
            data-invalid={isInvalid || undefined}
            className={`${control()} ${native} ${styles.input({ length: part.length })}`}
          />
        </div>
      ))}
      <input
        ref={hidden}
        type="hidden"
        name={name}
        value={wholeOf(values)}
        data-unreadable={props.unreadable}
      />
      {props.children}
    </div>
  );
}
