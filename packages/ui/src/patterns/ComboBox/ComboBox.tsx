import { type ReactNode, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ChevronDownIcon } from '../../icons/index.ts';
import {
  FieldFrame,
  type FieldOption,
  type FieldProps,
  fieldStyles,
  listStyles,
  OptionItem,
  tellForm,
} from '../Field/index.ts';
import type { Remote } from '../RemoteView/index.ts';
import { comboBoxCopy as copy } from './ComboBox.copy.ts';
import * as styles from './ComboBox.css.ts';
import { listedOptions, searchMessage } from './comboBoxState.ts';

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
  /** Whether one must be chosen. Others say “(optional)”. */
  isRequired?: boolean;
  /** The answer to what was typed last; an empty list before anything was typed. */
  options: Remote<readonly FieldOption[]>;
  /** Called with every change of the typed text; wait a little before asking the server. */
  onInputChange?: (text: string) => void;
  /** Called with the chosen option, or nothing once the text has been taken away. */
  onChange?: (option: FieldOption | undefined) => void;
  /** The option to begin with. */
  defaultOption?: FieldOption;
  /** Whether text that is in no list will do. The form then gets the text in place of the option's value. */
  allowsCustomValue?: boolean;
  /** Said before anything has been typed. @default 'Type to search.' */
  promptText?: string;
  /** Said when nothing fits. @default 'Nothing found. Check the spelling or type less.' */
  emptyText?: string;
}

/**
 * One of very many, found by typing. A short list that is known beforehand is better as `SelectField`.
 * Its value in the form is empty while nothing is chosen.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, description, errorMessage, options, onInputChange, onChange, defaultOption, ...rest } =
    props;
  const { promptText, emptyText, ...aria } = rest;
  const [chosen, setChosen] = useState(defaultOption);
  const [text, setText] = useState(defaultOption?.label ?? '');
  const input = useRef<HTMLInputElement>(null);
  const listed = listedOptions(options, chosen);
  const message = searchMessage(options, text, { prompt: promptText, empty: emptyText });
  return (
    <AriaComboBox
      {...aria}
      items={listed}
      allowsEmptyCollection
      value={chosen?.value ?? null}
      onChange={(key) => {
        const option = listed.find(({ value }) => value === key);
        if (option?.value === chosen?.value) return;
        setChosen(option);
        onChange?.(option);
        tellForm(input.current);
      }}
      defaultInputValue={defaultOption?.label}
      onInputChange={(next) => {
        setText(next);
        onInputChange?.(next);
      }}
      formValue={aria.allowsCustomValue ? 'text' : 'key'}
      isInvalid={errorMessage ? true : undefined}
      data-field={aria.name}
      className={fieldStyles.root}
    >
      <FieldFrame {...{ label, description, errorMessage }} isRequired={aria.isRequired}>
        <div className={styles.row}>
          <Input ref={input} className={`${fieldStyles.control()} ${styles.input}`} />
          <AriaButton aria-label={copy.open} className={styles.open}>
            <ChevronDownIcon size={20} />
          </AriaButton>
        </div>
      </FieldFrame>
      <Popover className={listStyles.popover} offset={8}>
        <ListBox<FieldOption> className={`${listStyles.list} ${styles.list}`}>
          {(option) => <OptionItem option={option} />}
        </ListBox>
        {message ? (
          <p role="status" className={listStyles.message}>
            {message}
          </p>
        ) : null}
      </Popover>
    </AriaComboBox>
  );
}
