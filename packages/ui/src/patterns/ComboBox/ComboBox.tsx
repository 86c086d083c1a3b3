import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { dispatchInput, type FieldOption, type FieldProps, NativeField } from '../Field/index.ts';
import { lazyOverlay, useLazyOverlay } from '../lazyOverlay.ts';
import type { Remote } from '../RemoteView/index.ts';
import { isPlain } from '../Roving/index.ts';
import { announcement, isAppleDevice } from './announcement.ts';
import { comboBoxCopy as copy } from './ComboBox.copy.ts';
import * as styles from './ComboBox.css.ts';
import { handlesKey } from './comboBoxState.ts';
import { OpenButton } from './OpenButton.tsx';
import { optionId } from './optionId.ts';
import { searchMessage } from './searchMessage.ts';
import { useComboBox } from './useComboBox.ts';

const list = lazyOverlay(async () => (await import('../overlays.ts')).ComboBoxList);

/** Props of `ComboBox`. */
export interface ComboBoxProps extends FieldProps {
  /** Visible label. */
  label: string;
  /** Name of the field in the form and its schema. */
  name?: string;
  /** Help text, always visible. */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a selection is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Options for the latest text; empty before the user types. */
  options: Remote<readonly FieldOption[]>;
  /** Called with the text on every change. Debounce requests to the server. */
  onInputChange?: (text: string) => void;
  /** Called with the selected option, or with `undefined` after the text was cleared. */
  onChange?: (option: FieldOption | undefined) => void;
  /** Initially selected option (uncontrolled). */
  defaultOption?: FieldOption;
  /** Whether text that matches no option is allowed. The form then submits the text instead of an option's value. */
  allowsCustomValue?: boolean;
  /** Whether a selection clears the input for the next one. Focus stays in the input; `onChange` receives the option. */
  isEmptiedByChoice?: boolean;
  /** Whether the list opens by itself, with focus, once the first options are known: for a search that has begun. */
  isOpenedByOptions?: boolean;
  /** Message before the user types. @default 'Type to search.' */
  promptText?: string;
  /** Message without results. @default 'Nothing found. Check the spelling or type less.' */
  emptyText?: string;
}

const none: readonly FieldOption[] = [];

/**
 * Renders a searchable list of many options. For a short, known list use `SelectField`.
 * A label typed in full is selected when the user leaves the field. The submitted value is empty without a
 * selection, and text that matches no option blocks submission.
 */
export function ComboBox({
  options: found,
  onInputChange,
  onChange,
  defaultOption,
  ...props
}: ComboBoxProps) {
  const { allowsCustomValue = false, isEmptiedByChoice = false, isOpenedByOptions = false, ...texts } = props;
  const { promptText, emptyText, ...field } = texts;
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
      dispatchInput(inputRef.current);
    },
  });
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!isOpenedByOptions || hasOpened.current || options.length === 0) return;
    hasOpened.current = true;
    inputRef.current?.focus();
    // Typing replaces the text.
    inputRef.current?.select();
    if (!state.isOpen) send({ type: 'toggled', by: 'pointer' });
  });
  const [isApple] = useState(isAppleDevice);
  const ComboBoxList = useLazyOverlay(list, state.isOpen);
  const message = searchMessage(found, state.text, { prompt: promptText, empty: emptyText });
  // A search field that fills in other fields has no required value of its own.
  const isValueMissing = state.isUnmatched && (field.name !== undefined || isEmptiedByChoice);
  const isPending = found.status === 'loading';
  const isActiveListed = state.isOpen && options.some(({ value }) => value === state.active);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignores keys during input method composition.
    if (event.nativeEvent.isComposing || !isPlain(event)) return;
    if (handlesKey(state, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
    send({ type: 'pressed', key: event.key });
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!popoverRef.current?.contains(relatedTarget)) send({ type: 'left' });
  };

  return (
    <NativeField {...field} finding={isValueMissing && !isPending ? copy.unmatched(state.text) : undefined}>
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
                isValueMissing ? copy[isPending ? 'pending' : 'unmatched'](state.text) : undefined
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
              rowRef={rowRef}
              popoverRef={popoverRef}
              state={state}
              options={options}
              message={message}
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
