import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { type FieldOption, type FieldProps, fieldStyles, NativeField, tellForm } from '../Field/index.ts';
import { lazyOverlay, useLazyOverlay } from '../LazyOverlay/index.ts';
import type { Remote } from '../RemoteView/index.ts';
import { isPlain } from '../Roving/index.ts';
import { announcement, isAppleDevice } from './announcement.ts';
import { comboBoxCopy as copy } from './ComboBox.copy.ts';
import * as styles from './ComboBox.css.ts';
import { takesKey } from './comboBoxState.ts';
import { OpenButton } from './OpenButton.tsx';
import { optionId } from './optionId.ts';
import { searchMessage } from './searchMessage.ts';
import { useComboBox } from './useComboBox.ts';

const list = lazyOverlay(async () => (await import('../LazyOverlay/overlays.ts')).ComboBoxList);

/** Props of `ComboBox`. */
export interface ComboBoxProps extends FieldProps {
  /** What to find, always visible. */
  label: string;
  /** Name of the value in the form and in its schema. */
  name?: string;
  /** Help that stays visible. */
  description?: ReactNode;
  /** What is wrong and what to do. Inside `Form` the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a choice is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Options for the latest text; empty before anything is typed. */
  options: Remote<readonly FieldOption[]>;
  /** Called with every change of the typed text; wait a little before asking the server. */
  onInputChange?: (text: string) => void;
  /** Called with the selected option, or null after the text was cleared. */
  onChange?: (option: FieldOption | undefined) => void;
  /** Initial option. */
  defaultOption?: FieldOption;
  /** Whether text outside of the list is allowed. The form then submits the text instead of an option's value. */
  allowsCustomValue?: boolean;
  /** Whether the box is empty again after a choice, for the next one; focus stays in it. Take the choice from `onChange`. */
  isEmptiedByChoice?: boolean;
  /** Said before anything has been typed. @default 'Type to search.' */
  promptText?: string;
  /** Said when nothing fits. @default 'Nothing found. Check the spelling or type less.' */
  emptyText?: string;
}

const none: readonly FieldOption[] = [];

/**
 * One of very many, found by typing. A short list that is known beforehand is better as `SelectField`.
 * Text typed in full is chosen when the person leaves the field. Its value in the form is empty while nothing is chosen, and the
 * form is not sent while the text is not in the list.
 */
export function ComboBox({
  options: found,
  onInputChange,
  onChange,
  defaultOption,
  ...props
}: ComboBoxProps) {
  const { allowsCustomValue = false, isEmptiedByChoice = false, promptText, emptyText, ...field } = props;
  const listId = useId();
  const rowRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const popoverRef = useRef<HTMLElement>(null);
  const options = found.status === 'ready' ? found.data : none;
  const rules = { options, allowsCustomValue, isEmptiedByChoice };
  const [state, send] = useComboBox(defaultOption, rules, {
    onInputChange,
    onChange: (option) => {
      onChange?.(option);
      tellForm(inputRef.current);
    },
  });
  const [isApple] = useState(isAppleDevice);
  const ComboBoxList = useLazyOverlay(list, state.isOpen);
  const message = searchMessage(found, state.text, { prompt: promptText, empty: emptyText });
  // A search that fills in other fields has no value of its own to miss.
  const isValueMissed = state.isUnmatched && (field.name !== undefined || isEmptiedByChoice);
  const isPending = found.status === 'loading';
  const isActiveListed = state.isOpen && options.some(({ value }) => value === state.active);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignores keys while an input method composes text.
    if (event.nativeEvent.isComposing || !isPlain(event)) return;
    if (takesKey(state, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
    send({ type: 'pressed', key: event.key });
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!popoverRef.current?.contains(relatedTarget)) send({ type: 'left' });
  };

  return (
    <NativeField {...field} finding={isValueMissed && !isPending ? copy.unmatched(state.text) : undefined}>
      {({ name, ...control }) => (
        <>
          <div ref={rowRef} className={styles.row}>
            <input
              {...control}
              ref={inputRef}
              name={allowsCustomValue ? name : undefined}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={state.isOpen}
              aria-controls={state.isOpen ? listId : undefined}
              aria-activedescendant={isActiveListed ? optionId(listId, state.active) : undefined}
              data-unreadable={
                isValueMissed ? copy[isPending ? 'pending' : 'unmatched'](state.text) : undefined
              }
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              value={state.text}
              onChange={({ currentTarget }) => send({ type: 'typed', text: currentTarget.value })}
              onKeyDown={onKeyDown}
              onBlur={onBlur}
              className={`${fieldStyles.control()} ${fieldStyles.native} ${styles.input}`}
            />
            <OpenButton
              label={field.label}
              listId={listId}
              isOpen={state.isOpen}
              onToggle={(by) => {
                inputRef.current?.focus();
                send({ type: 'toggled', by });
              }}
            />
          </div>
          {name !== undefined && !allowsCustomValue ? (
            <input type="hidden" name={name} value={state.chosen?.value ?? ''} />
          ) : null}
          <VisuallyHidden>
            <span role="status" data-live-announcer="true">
              {announcement(state, options, message, isApple)}
            </span>
          </VisuallyHidden>
          {ComboBoxList && (
            <ComboBoxList
              {...{ rowRef, popoverRef, state, options, message }}
              isOpen={state.isOpen}
              id={listId}
              label={field.label}
              onEvent={send}
            />
          )}
        </>
      )}
    </NativeField>
  );
}
