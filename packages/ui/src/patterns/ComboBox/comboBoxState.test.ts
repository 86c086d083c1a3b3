import { expect, test } from 'vitest';
import {
  type ComboBoxEvent,
  type ComboBoxState,
  comboBoxAfter,
  comboBoxWith,
  handlesKey,
} from './comboBoxState.ts';

const amlodipine = { value: 'a', label: 'Amlodipine' };
const atorvastatin = { value: 't', label: 'Atorvastatin' };
const metformin = { value: 'm', label: 'Metformin' };
const options = [amlodipine, atorvastatin, metformin];

const typed = (text: string): ComboBoxEvent => ({ type: 'typed', text });
const keys = (...names: string[]): ComboBoxEvent[] => names.map((key) => ({ type: 'pressed', key }));

interface Setting {
  /** Initially selected option. */
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

test('typing opens the list without an active option', () => {
  expect(after([typed('a')])).toEqual({ text: 'a', isOpen: true });
  expect(after([typed('a'), ...keys('Enter')]).chosen).toBeUndefined();
});

test.each(['Metformin', ' metformin '])('“%s” typed in full is selected by Enter and on blur', (text) => {
  expect(after([typed(text), ...keys('Enter')])).toEqual(comboBoxWith(metformin));
  expect(after([typed(text), { type: 'left' }])).toEqual(comboBoxWith(metformin));
  expect(after([typed(text), { type: 'left' }], { option: amlodipine })).toEqual(comboBoxWith(metformin));
  expect(after([typed(text), { type: 'left' }], { allowsCustomValue: true })).toEqual(
    comboBoxWith(metformin),
  );
});

test('an ambiguous name selects no option', () => {
  const listed = [metformin, { value: 'm2', label: 'Metformin' }];
  expect(after([typed('Metformin'), { type: 'left' }], { listed }).isUnmatched).toBe(true);
});

test('a full name is selected when its option loads after blur', () => {
  const left = after([typed('Metformin'), { type: 'left' }], { listed: [] });
  const rules = { options, allowsCustomValue: false };
  expect(comboBoxAfter(left, { type: 'found' }, rules)).toEqual(comboBoxWith(metformin));
  const typing = after([typed('Metformin')], { listed: [] });
  expect(comboBoxAfter(typing, { type: 'found' }, rules)).toEqual(typing);
});

test('text without an option stays, selects nothing and is unmatched until edited', () => {
  const unmatched = { text: 'xy', chosen: undefined, isOpen: false, isUnmatched: true };
  expect(after([typed('xy'), { type: 'left' }])).toEqual(unmatched);
  expect(after([typed('xy'), ...keys('Enter')])).toEqual(unmatched);
  expect(after([typed('xy'), { type: 'left' }], { option: metformin })).toEqual(unmatched);
  expect(after([typed('xy'), { type: 'left' }, typed('xyz')]).isUnmatched).toBeUndefined();
});

test('blur without changes keeps the state', () => {
  expect(after([...keys('ArrowDown'), { type: 'left' }])).toEqual(comboBoxWith(undefined));
  expect(after([...keys('ArrowDown'), { type: 'left' }], { option: metformin })).toEqual(
    comboBoxWith(metformin),
  );
});

test('a list closed without blur selects nothing', () => {
  expect(after([typed('met'), ...keys('ArrowDown'), { type: 'dismissed' }])).toEqual({
    text: 'met',
    isOpen: false,
  });
});

test('arrow down opens at the first, arrow up at the last, both at the selected option', () => {
  expect(after(keys('ArrowDown')).active).toBe('a');
  expect(after(keys('ArrowUp')).active).toBe('m');
  expect(after(keys('ArrowUp'), { option: atorvastatin }).active).toBe('t');
});

test('arrow keys move and wrap', () => {
  expect(after([typed('a'), ...keys('ArrowDown', 'ArrowDown')]).active).toBe('t');
  expect(after([typed('a'), ...keys('ArrowUp')]).active).toBe('m');
  expect(after(keys('ArrowDown', 'ArrowUp')).active).toBe('m');
  expect(after(keys('ArrowUp', 'ArrowDown')).active).toBe('a');
  expect(after(keys('ArrowDown', 'ArrowDown'), { listed: [] }).active).toBeUndefined();
});

test('closing the list while focus stays in the box keeps the typed text, and typing opens it again', () => {
  expect(after([typed('met'), { type: 'dismissed' }])).toMatchObject({ text: 'met', isOpen: false });
  expect(after([typed('met'), { type: 'dismissed' }, typed('metf')])).toMatchObject({
    text: 'metf',
    isOpen: true,
  });
});

test('Enter selects the active option and closes the list', () => {
  expect(after([typed('met'), ...keys('ArrowUp', 'Enter')])).toEqual(comboBoxWith(metformin));
});

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
  '%s moves the caret and clears the active option',
  (key) => {
    expect(after([typed('met'), ...keys('ArrowDown', key, 'Enter')]).chosen).toBeUndefined();
  },
);

test('Enter does not select an option that new results removed', () => {
  const open = after([typed('a'), ...keys('ArrowDown')]);
  const entered: ComboBoxEvent = { type: 'pressed', key: 'Enter' };
  const rules = { options: [metformin], allowsCustomValue: false };
  expect(comboBoxAfter(open, entered, rules).chosen).toBeUndefined();
});

test('Escape closes the list and restores the selection', () => {
  expect(after([typed('met'), ...keys('Escape')])).toEqual(comboBoxWith(undefined));
  expect(after([typed('xy'), ...keys('Escape')], { option: metformin })).toEqual(comboBoxWith(metformin));
});

test('empty text clears the selection', () => {
  expect(after([typed('')], { option: metformin })).toEqual({ text: '', isOpen: true });
});

test('allowed custom text replaces the selection', () => {
  const own = { allowsCustomValue: true, option: metformin };
  const taken = { text: 'Metformin XR', chosen: undefined, isOpen: false };
  expect(after([typed('Metformin XR'), { type: 'left' }], own)).toEqual(taken);
  expect(after([typed('Metformin XR'), ...keys('Enter')], own)).toEqual(taken);
  expect(after([typed('Metformin'), { type: 'left' }], own)).toEqual(comboBoxWith(metformin));
  expect(after([typed('Metformin XR'), ...keys('Escape')], own)).toEqual(comboBoxWith(metformin));
});

test('Escape keeps custom text without a previous selection', () => {
  expect(after([typed('Panadol'), ...keys('Escape')], { allowsCustomValue: true })).toEqual({
    text: 'Panadol',
    isOpen: false,
  });
});

test('arrow keys skip disabled options', () => {
  const listed = [{ ...amlodipine, isDisabled: true }, atorvastatin, { ...metformin, isDisabled: true }];
  expect(after(keys('ArrowDown'), { listed }).active).toBe('t');
  expect(after(keys('ArrowDown', 'ArrowDown'), { listed }).active).toBe('t');
  expect(after([typed('Metformin'), ...keys('Enter')], { listed }).chosen).toBeUndefined();
});

test('the button opens and closes; by keys it activates an option', () => {
  const byPointer: ComboBoxEvent = { type: 'toggled', by: 'pointer' };
  expect(after([byPointer])).toEqual({ text: '', isOpen: true });
  expect(after([byPointer], { option: metformin }).active).toBe('m');
  expect(after([{ type: 'toggled', by: 'keys' }]).active).toBe('a');
  expect(after([byPointer, byPointer]).isOpen).toBe(false);
});

test('a pointer activates and selects options', () => {
  expect(after([typed('a'), { type: 'pointedAt', value: 't' }, ...keys('Enter')])).toEqual(
    comboBoxWith(atorvastatin),
  );
  expect(after([typed('a'), { type: 'picked', option: metformin }])).toEqual(comboBoxWith(metformin));
});

test('an open list handles Enter and Escape itself', () => {
  const open = after([typed('a')]);
  expect(['Enter', 'Escape', 'ArrowDown', 'Tab', 'a'].map((key) => handlesKey(open, key))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const closed = comboBoxWith(metformin);
  expect(['Enter', 'Escape', 'ArrowDown'].map((key) => handlesKey(closed, key))).toEqual([
    false,
    false,
    true,
  ]);
});
