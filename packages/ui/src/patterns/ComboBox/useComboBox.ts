import { useEffect, useRef, useState } from 'react';
import type { FieldOption } from '../Field/index.ts';
import {
  type ComboBoxEvent,
  type ComboBoxRules,
  type ComboBoxState,
  comboBoxAfter,
  comboBoxWith,
} from './comboBoxState.ts';

/** Callbacks of `useComboBox`. */
export interface ComboBoxListeners {
  onInputChange?: (text: string) => void;
  onChange?: (option: FieldOption | undefined) => void;
}

/** Manages the state of a combo box, and reports changes of its text and selection. */
export function useComboBox(
  defaultOption: FieldOption | undefined,
  rules: ComboBoxRules,
  { onInputChange, onChange }: ComboBoxListeners,
): [state: ComboBoxState, send: (event: ComboBoxEvent) => void] {
  const [state, setState] = useState(() => comboBoxWith(defaultOption));
  // One press can cause several events before the next render, such as a selection and a blur.
  const latest = useRef(state);
  const send = (event: ComboBoxEvent) => {
    const before = latest.current;
    const after = comboBoxAfter(before, event, rules);
    if (after === before) return;
    const isTaken = rules.isEmptiedByChoice === true && after.chosen !== undefined;
    const next = isTaken ? comboBoxWith(undefined) : after;
    latest.current = next;
    setState(next);
    if (after.chosen?.value !== before.chosen?.value) onChange?.(after.chosen);
    if (next.text !== before.text) onInputChange?.(next.text);
  };
  useEffect(() => send({ type: 'found' }));
  return [state, send];
}
