import type { FieldOption } from '../Field/index.ts';

/** What a combo box shows and holds. */
export interface ComboBoxState {
  /** What stands in the box. */
  text: string;
  chosen?: FieldOption;
  isOpen: boolean;
  /** Value of the option that Enter would choose; focus itself stays in the box. */
  active?: string;
}

/** What happens to a combo box. */
export type ComboBoxEvent =
  | { type: 'typed'; text: string }
  | { type: 'pressed'; key: string }
  /** The open button; a pointer has not pointed at an option yet, a screen reader needs one to continue from. */
  | { type: 'toggled'; by: 'pointer' | 'keys' }
  | { type: 'pointedAt'; value: string }
  | { type: 'picked'; option: FieldOption }
  /** Focus has gone elsewhere, or the list was dismissed without it. */
  | { type: 'left' };

/** What a combo box goes by. */
export interface ComboBoxRules {
  /** The options in their order. */
  options: readonly FieldOption[];
  /** Whether text that is in no list will do. */
  allowsCustomValue: boolean;
  /** Whether the box is empty again after a choice, for the next one. */
  isEmptiedByChoice?: boolean;
}

/** The state to begin with. */
export function comboBoxWith(option: FieldOption | undefined): ComboBoxState {
  return { text: option?.label ?? '', chosen: option, isOpen: false };
}

/** Puts the list away. Other text than that of the choice is taken where it will do, else it gives way to the choice. */
function settled({ text, chosen }: ComboBoxState, { allowsCustomValue }: ComboBoxRules): ComboBoxState {
  const isOwnText = allowsCustomValue && text !== chosen?.label;
  return isOwnText ? { text, isOpen: false } : comboBoxWith(chosen);
}

/** Puts the list away and takes nothing: what was chosen stands again, or own text if that is what there was. */
function givenUp(state: ComboBoxState, { allowsCustomValue }: ComboBoxRules): ComboBoxState {
  return allowsCustomValue && !state.chosen
    ? { text: state.text, isOpen: false }
    : comboBoxWith(state.chosen);
}

/** Opens the list at the choice if it is in it, else at an end. */
function opened(state: ComboBoxState, { options }: ComboBoxRules, end: 0 | -1 | undefined): ComboBoxState {
  const chosen = options.find(({ value }) => value === state.chosen?.value);
  const first = end === undefined ? undefined : options.at(end);
  return { ...state, isOpen: true, active: (chosen ?? first)?.value };
}

/** On to the neighbour, from the last round to the first; from none to an end. */
function moved(state: ComboBoxState, { options }: ComboBoxRules, step: -1 | 1): ComboBoxState {
  const place = options.findIndex(({ value }) => value === state.active);
  const from = place < 0 && step < 0 ? 0 : place;
  return { ...state, active: options.at((from + step) % options.length)?.value };
}

function entered(state: ComboBoxState, rules: ComboBoxRules): ComboBoxState {
  const active = rules.options.find(({ value }) => state.isOpen && value === state.active);
  return active ? comboBoxWith(active) : settled(state, rules);
}

type Step = (state: ComboBoxState, rules: ComboBoxRules) => ComboBoxState;

/** Keys that move the caret: Enter then no longer chooses what the arrow keys stood on. */
const caret: Step = (state) => ({ ...state, active: undefined });

const afterKey: Readonly<Record<string, Step>> = {
  ArrowDown: (state, rules) => (state.isOpen ? moved(state, rules, 1) : opened(state, rules, 0)),
  ArrowUp: (state, rules) => (state.isOpen ? moved(state, rules, -1) : opened(state, rules, -1)),
  ArrowLeft: caret,
  ArrowRight: caret,
  Home: caret,
  End: caret,
  Enter: entered,
  Escape: givenUp,
};

/** What becomes of a combo box. Keys that mean nothing to it leave it as it is. */
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
      if (state.isOpen) return settled(state, rules);
      return opened(state, rules, event.by === 'keys' ? 0 : undefined);
    case 'pointedAt':
      return { ...state, active: event.value };
    case 'picked':
      return comboBoxWith(event.option);
    case 'left':
      return settled(state, rules);
    default:
      return event satisfies never;
  }
}

const takenWhileOpen: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Escape']);
const takenWhileClosed: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);

/**
 * Whether a key is the combo box's own, so that neither the browser nor what lies around may take it: Enter would send
 * the form, Escape would close the dialog.
 */
export function takesKey({ isOpen }: ComboBoxState, key: string): boolean {
  return (isOpen ? takenWhileOpen : takenWhileClosed).has(key);
}
