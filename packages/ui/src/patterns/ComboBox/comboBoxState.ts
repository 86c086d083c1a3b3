import type { FieldOption } from '../Field/index.ts';

/** State of a combo box. */
export interface ComboBoxState {
  /** Text of the input. */
  text: string;
  chosen?: FieldOption;
  isOpen: boolean;
  /** Value of the option that Enter selects; focus itself stays in the input. */
  active?: string;
  /** Whether the user has left the field with text that matches no option. */
  isUnmatched?: true;
}

/** Events of a combo box. */
export type ComboBoxEvent =
  | { type: 'typed'; text: string }
  | { type: 'pressed'; key: string }
  /** The open button was pressed. Keys and screen readers need an active option to continue from; a pointer does not. */
  | { type: 'toggled'; by: 'pointer' | 'keys' }
  | { type: 'pointedAt'; value: string }
  | { type: 'picked'; option: FieldOption }
  /** Focus has left the combo box. */
  | { type: 'left' }
  /** The list was closed while focus stays in the input, for example on page scroll. */
  | { type: 'dismissed' }
  /** The options have changed. */
  | { type: 'found' };

/** Inputs of the reducer. */
export interface ComboBoxRules {
  /** Options in display order. */
  options: readonly FieldOption[];
  /** Whether text that matches no option is allowed. */
  allowsCustomValue: boolean;
  /** Whether a selection clears the input for the next one. */
  isEmptiedByChoice?: boolean;
}

/** Returns the initial state. */
export function comboBoxWith(option: FieldOption | undefined): ComboBoxState {
  return { text: option?.label ?? '', chosen: option, isOpen: false };
}

const canBeChosen = ({ isDisabled }: FieldOption) => isDisabled !== true;

const plain = (words: string) => words.trim().toLowerCase();

/** Returns the only option whose label equals the text, ignoring case and surrounding spaces. */
function optionWithLabel({ text }: ComboBoxState, { options }: ComboBoxRules): FieldOption | undefined {
  const [match, ...others] = options.filter(({ label }) => plain(label) === plain(text));
  return match && others.length === 0 && canBeChosen(match) ? match : undefined;
}

/** Closes the list. A label typed in full selects its option. Other text stays and selects nothing. */
function committed(state: ComboBoxState, rules: ComboBoxRules): ComboBoxState {
  const { text, chosen } = state;
  if (text === (chosen?.label ?? '')) return comboBoxWith(chosen);
  const match = optionWithLabel(state, rules);
  if (match) return comboBoxWith(match);
  const other: ComboBoxState = { text, chosen: undefined, isOpen: false };
  return rules.allowsCustomValue || text.trim() === '' ? other : { ...other, isUnmatched: true };
}

/** Selects an option whose label was typed in full before the search found it. */
function afterSearch(state: ComboBoxState, rules: ComboBoxRules): ComboBoxState {
  const match = state.isUnmatched && optionWithLabel(state, rules);
  return match ? comboBoxWith(match) : state;
}

/** Closes the list and restores the previous selection or custom text. */
function cancelled(state: ComboBoxState, { allowsCustomValue }: ComboBoxRules): ComboBoxState {
  return allowsCustomValue && !state.chosen
    ? { text: state.text, isOpen: false }
    : comboBoxWith(state.chosen);
}

/** Opens the list at the selected option if the list contains it, otherwise at the first or last option. */
function opened(state: ComboBoxState, { options }: ComboBoxRules, end: 0 | -1 | undefined): ComboBoxState {
  const chosen = options.find(({ value }) => value === state.chosen?.value);
  const first = end === undefined ? undefined : options.filter(canBeChosen).at(end);
  return { ...state, isOpen: true, active: (chosen ?? first)?.value };
}

/** Returns the state with the next option active, wrapping at the ends. Without an active option it starts at an end. */
function moved(state: ComboBoxState, rules: ComboBoxRules, step: -1 | 1): ComboBoxState {
  const options = rules.options.filter(canBeChosen);
  const place = options.findIndex(({ value }) => value === state.active);
  const from = place < 0 && step < 0 ? 0 : place;
  return { ...state, active: options.at((from + step) % options.length)?.value };
}

function afterEnter(state: ComboBoxState, rules: ComboBoxRules): ComboBoxState {
  const active = rules.options.find(({ value }) => state.isOpen && value === state.active);
  return active ? comboBoxWith(active) : committed(state, rules);
}

type Step = (state: ComboBoxState, rules: ComboBoxRules) => ComboBoxState;

const withoutActive = ({ active: _, ...state }: ComboBoxState): ComboBoxState => state;

/** Keys that move the caret. They clear the active option, so that Enter no longer selects it. */
const caret: Step = withoutActive;

const afterKey: Readonly<Record<string, Step>> = {
  ArrowDown: (state, rules) => (state.isOpen ? moved(state, rules, 1) : opened(state, rules, 0)),
  ArrowUp: (state, rules) => (state.isOpen ? moved(state, rules, -1) : opened(state, rules, -1)),
  ArrowLeft: caret,
  ArrowRight: caret,
  Home: caret,
  End: caret,
  Enter: afterEnter,
  Escape: cancelled,
};

/** Returns the next state of a combo box. Unhandled keys leave it unchanged. */
export function comboBoxAfter(
  state: ComboBoxState,
  event: ComboBoxEvent,
  rules: ComboBoxRules,
): ComboBoxState {
  switch (event.type) {
    case 'typed':
      return { text: event.text, chosen: event.text === '' ? undefined : state.chosen, isOpen: true };
    case 'pressed':
      return afterKey[event.key]?.(state, rules) ?? state;
    case 'toggled':
      if (state.isOpen) return { ...withoutActive(state), isOpen: false };
      return opened(state, rules, event.by === 'keys' ? 0 : undefined);
    case 'pointedAt':
      return { ...state, active: event.value };
    case 'picked':
      return comboBoxWith(event.option);
    case 'left':
      return committed(state, rules);
    case 'dismissed':
      return { ...withoutActive(state), isOpen: false };
    case 'found':
      return afterSearch(state, rules);
    default:
      return event satisfies never;
  }
}

const handledWhileOpen: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Escape']);
const handledWhileClosed: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);

/**
 * Returns whether the combo box handles a key and must stop it from reaching the browser and surrounding
 * components. Enter would submit the form, Escape would close the dialog.
 */
export function handlesKey({ isOpen }: ComboBoxState, key: string): boolean {
  return (isOpen ? handledWhileOpen : handledWhileClosed).has(key);
}
