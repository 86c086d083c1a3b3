import { type ReactNode, useId, useRef } from 'react';
import { control, native } from './Field.css.ts';
import * as styles from './PartInputs.css.ts';
import { changePart, type Part, type PartValues } from './partValues.ts';

/** Props of `PartInputs`. */
export interface PartInputsProps<Name extends string> {
  /** Name of the value in the form. */
  name?: string;
  /** The boxes in their order. */
  parts: readonly Part<Name>[];
  /** What stands in them. */
  values: PartValues<Name>;
  /** Takes a whole value apart; nothing for any other text. */
  whole: (text: string) => PartValues<Name> | undefined;
  /** Returns what the form gets. */
  wholeOf: (values: PartValues<Name>) => string;
  /** What the form says while the boxes hold no value but are not empty. */
  unreadable?: string;
  /** Whether it must be filled in. */
  isRequired?: boolean;
  /** Whether something is wrong with the value. */
  isInvalid: boolean;
  /** `id` of the sentence that says what is wrong. */
  errorId?: string;
  /** Called with every change. */
  onChange: (values: PartValues<Name>) => void;
  /** Stands behind the boxes. */
  children?: ReactNode;
}

/** A value that is typed in parts, in the same order on every machine, with a hidden field that holds the whole. */
export function PartInputs<Name extends string>(props: PartInputsProps<Name>) {
  const { name, parts, values, whole, wholeOf, isInvalid, onChange } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLInputElement>(null);

  const type = (box: Name, text: string) => {
    const change = changePart(parts, values, box, text, whole);
    // At once, because a form around reads its fields while the same event bubbles.
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
