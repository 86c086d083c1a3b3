import { expect, test } from 'vitest';
import {
  type ComboBoxEvent,
  type ComboBoxState,
  comboBoxAfter,
  comboBoxWith,
  takesKey,
} from './comboBoxState.ts';

const amlodipine = { value: 'a', label: 'Amlodipine' };
const atorvastatin = { value: 't', label: 'Atorvastatin' };
const metformin = { value: 'm', label: 'Metformin' };
const options = [amlodipine, atorvastatin, metformin];

const typed = (text: string): ComboBoxEvent => ({ type: 'typed', text });
const keys = (...names: string[]): ComboBoxEvent[] => names.map((key) => ({ type: 'pressed', key }));

interface Setting {
  /** Chosen at first. */
  option?: typeof metformin;
  listed?: typeof options;
  allowsCustomValue?: boolean;
}

function after(
  events: readonly ComboBoxEvent[],
  { option, listed = options, allowsCustomValue = false }: Setting = {},
): ComboBoxState {
  const rules = { options: listed, allowsCustomValue };
  return events.reduce((state, event) => comboBoxAfter(state, event, rules), comboBoxWith(option));
}

test('typing opens the list, and nothing in it is taken before an arrow key is', () => {
  expect(after([typed('a')])).toEqual({ text: 'a', isOpen: true });
  expect(after([typed('a'), ...keys('Enter')])).toEqual(comboBoxWith(undefined));
});

test('arrow down opens at the first, arrow up at the last, both at what is chosen', () => {
  expect(after(keys('ArrowDown')).active).toBe('a');
  expect(after(keys('ArrowUp')).active).toBe('m');
  expect(after(keys('ArrowUp'), { option: atorvastatin }).active).toBe('t');
});

test('arrow keys go on and round the end', () => {
  expect(after([typed('a'), ...keys('ArrowDown', 'ArrowDown')]).active).toBe('t');
  expect(after([typed('a'), ...keys('ArrowUp')]).active).toBe('m');
  expect(after(keys('ArrowDown', 'ArrowUp')).active).toBe('m');
  expect(after(keys('ArrowUp', 'ArrowDown')).active).toBe('a');
  expect(after(keys('ArrowDown', 'ArrowDown'), { listed: [] }).active).toBeUndefined();
});

test('Enter takes what the arrow keys stand on, and puts the list away', () => {
  expect(after([typed('met'), ...keys('ArrowUp', 'Enter')])).toEqual(comboBoxWith(metformin));
});

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
  '%s moves in the text, so Enter no longer takes',
  (key) => {
    expect(after([typed('met'), ...keys('ArrowDown', key, 'Enter')])).toEqual(comboBoxWith(undefined));
  },
);

test('what was found anew does not let Enter take what has gone', () => {
  const open = after([typed('a'), ...keys('ArrowDown')]);
  const entered: ComboBoxEvent = { type: 'pressed', key: 'Enter' };
  const rules = { options: [metformin], allowsCustomValue: false };
  expect(comboBoxAfter(open, entered, rules).chosen).toBeUndefined();
});

test('Escape puts the list away and brings back what was chosen', () => {
  expect(after([typed('met'), ...keys('Escape')])).toEqual(comboBoxWith(undefined));
  expect(after([typed('xy'), ...keys('Escape')], { option: metformin })).toEqual(comboBoxWith(metformin));
});

test('to leave takes nothing: the choice stands again', () => {
  expect(after([typed('xy'), ...keys('ArrowDown'), { type: 'left' }], { option: metformin })).toEqual(
    comboBoxWith(metformin),
  );
});

test('without text nothing is chosen any more', () => {
  expect(after([typed('')], { option: metformin })).toEqual({ text: '', isOpen: true });
});

test('own text is taken where it will do, in place of what was chosen', () => {
  const own = { allowsCustomValue: true, option: metformin };
  const taken = { text: 'Metformin XR', isOpen: false };
  expect(after([typed('Metformin XR'), { type: 'left' }], own)).toEqual(taken);
  expect(after([typed('Metformin XR'), ...keys('Enter')], own)).toEqual(taken);
  expect(after([typed('Metformin'), { type: 'left' }], own)).toEqual(comboBoxWith(metformin));
  expect(after([typed('Metformin XR'), ...keys('Escape')], own)).toEqual(comboBoxWith(metformin));
});

test('Escape leaves own text that replaces nothing', () => {
  expect(after([typed('Panadol'), ...keys('Escape')], { allowsCustomValue: true })).toEqual({
    text: 'Panadol',
    isOpen: false,
  });
});

test('the button opens and closes; by keys it goes to an option at once', () => {
  const byPointer: ComboBoxEvent = { type: 'toggled', by: 'pointer' };
  expect(after([byPointer])).toEqual({ text: '', isOpen: true });
  expect(after([byPointer], { option: metformin }).active).toBe('m');
  expect(after([{ type: 'toggled', by: 'keys' }]).active).toBe('a');
  expect(after([byPointer, byPointer]).isOpen).toBe(false);
});

test('a pointer takes what it points at', () => {
  expect(after([typed('a'), { type: 'pointedAt', value: 't' }, ...keys('Enter')])).toEqual(
    comboBoxWith(atorvastatin),
  );
  expect(after([typed('a'), { type: 'picked', option: metformin }])).toEqual(comboBoxWith(metformin));
});

test('while the list is open Enter does not send the form and Escape does not close what lies around', () => {
  const open = after([typed('a')]);
  expect(['Enter', 'Escape', 'ArrowDown', 'Tab', 'a'].map((key) => takesKey(open, key))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const closed = comboBoxWith(metformin);
  expect(['Enter', 'Escape', 'ArrowDown'].map((key) => takesKey(closed, key))).toEqual([false, false, true]);
});
