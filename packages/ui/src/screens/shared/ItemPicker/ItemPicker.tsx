import { useEffect, useId, useRef, useState } from 'react';
import { DeleteIcon } from '../../../icons/index.ts';
import { ComboBox } from '../../../patterns/ComboBox/index.ts';
import { dispatchInput } from '../../../patterns/Field/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../../patterns/lazyOverlay.ts';
import { ready } from '../../../patterns/RemoteView/index.ts';
import { useFocusWhenLost } from '../../../patterns/useFocusWhenLost.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { itemPickerCopy as copy } from './ItemPicker.copy.ts';
import * as styles from './ItemPicker.css.ts';
import { type ItemOption, optionsMatching } from './optionsMatching.ts';

const removalDialog = lazyOverlay(async () => (await import('./RemovalDialog.tsx')).RemovalDialog);

/** Removal of an entry of the health record. */
export interface Removal {
  /** Value of the option. */
  value: string;
  says: 'resolved' | 'mistake';
}

/** Props of `ItemPicker`. */
export interface ItemPickerProps {
  /** Name of the field in the form. Its value is a list. */
  name: string;
  /** Heading of the list. */
  label: string;
  /** Options to select from. */
  options: readonly ItemOption[];
  /** Initially selected values (uncontrolled). */
  defaultValue?: readonly string[];
  /** Confirmation question for the removal of an entry of the health record, by value. */
  removalQuestions?: Readonly<Record<string, string>>;
  /** Called with the removal and its reason. */
  onRemoval?: (removal: Removal) => void;
}

const noQuestions: Readonly<Record<string, string>> = {};

/** Renders a selection of many options: the selected ones are listed, others are found by a search. The submitted value is a list. */
export function ItemPicker({ name, label, options, defaultValue = [], ...props }: ItemPickerProps) {
  const { removalQuestions = noQuestions, onRemoval } = props;
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(defaultValue);
  const [text, setText] = useState('');
  const [pending, setPending] = useState<string | null>(null);
  const RemovalDialog = useLazyOverlay(removalDialog, pending !== null);
  const heading = useFocusWhenLost<HTMLSpanElement>(chosen.length);
  // The form reads its fields on an `input` event, so the event is dispatched after rendering.
  const lastReported = useRef(chosen);
  useEffect(() => {
    if (lastReported.current !== chosen) dispatchInput(root.current);
    lastReported.current = chosen;
  }, [chosen]);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const take = (value: string) => setChosen((values) => values.filter((other) => other !== value));
  const remove = (value: string) => (removalQuestions[value] ? setPending(value) : take(value));
  const add = (value: string) => setChosen((values) => [...values, value]);
  const hasNames = options.some(({ includes }) => includes !== undefined);
  const others = options.filter(({ value }) => !chosen.includes(value));
  const [alreadyChosen] = optionsMatching(
    options.filter(({ value }) => chosen.includes(value)),
    text,
  );
  return (
    <fieldset ref={root} aria-labelledby={id} className={styles.picker}>
      <span id={id} ref={heading} tabIndex={-1} className={styles.label}>
        {label}
      </span>
      {chosen.length === 0 ? (
        <Text tone="muted">{copy.none}</Text>
      ) : (
        <ul className={styles.list}>
          {chosen.map((value) => (
            <li key={value} className={styles.item}>
              <input type="hidden" name={name} value={value} />
              <span className={styles.itemName}>{labelOf(value)}</span>
              <Button
                variant="quiet"
                size="sm"
                leadingIcon={<DeleteIcon size={18} />}
                aria-label={copy.removeLabel(labelOf(value))}
                onPress={() => remove(value)}
              >
                {copy.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ComboBox
        label={copy.add(label)}
        description={hasNames ? copy.helpWithNames : copy.help}
        options={ready(optionsMatching(others, text))}
        emptyText={alreadyChosen ? copy.alreadyChosen(alreadyChosen.label) : copy.empty}
        isEmptiedByChoice
        onInputChange={setText}
        onChange={(option) => option && add(option.value)}
      />
      {pending !== null && RemovalDialog && (
        <RemovalDialog
          name={labelOf(pending)}
          question={removalQuestions[pending] ?? ''}
          onKeep={() => setPending(null)}
          onAnswer={(says) => {
            setPending(null);
            take(pending);
            onRemoval?.({ value: pending, says });
          }}
        />
      )}
    </fieldset>
  );
}
