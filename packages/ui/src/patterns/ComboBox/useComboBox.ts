import { useRef, useState } from 'react';
import type { FieldOption } from '../Field/index.ts';
import {
  type ComboBoxEvent,
  type ComboBoxRules,
  type ComboBoxState,
  comboBoxAfter,
  comboBoxWith,
} from './comboBoxState.ts';

/** What `useComboBox` tells of. */
export interface ComboBoxListeners {
  onInputChange?: (text: string) => void;
  onChange?: (option: FieldOption | undefined) => void;
}

/** Keeps the state of a combo box and tells when its text or its choice has become another. */
export function useComboBox(
  defaultOption: FieldOption | undefined,
  rules: ComboBoxRules,
  { onInputChange, onChange }: ComboBoxListeners,
): [state: ComboBoxState, send: (event: ComboBoxEvent) => void] {
  const [state, setState] = useState(() => comboBoxWith(defaultOption));
  // A press can cause several events before the next render, such as a choice and the focus that leaves.
  const latest = useRef(state);
  const send = (event: ComboBoxEvent) => {
    const before = latest.current;
    const after = comboBoxAfter(before, event, rules);
    const isTaken = rules.isEmptiedByChoice === true && after.chosen !== undefined;
    const next = isTaken ? comboBoxWith(undefined) : after;
    latest.current = next;
    setState(next);
    if (after.chosen?.value !== before.chosen?.value) onChange?.(after.chosen);
    if (next.text !== before.text) onInputChange?.(next.text);
  };
  return [state, send];
}
