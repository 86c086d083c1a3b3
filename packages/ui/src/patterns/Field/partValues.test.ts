import { expect, test } from 'vitest';
import { changePart, type Part } from './partValues.ts';

type Name = 'hour' | 'minute';
const parts: Part<Name>[] = [
  { name: 'hour', label: 'Hour', length: 2 },
  { name: 'minute', label: 'Minute', length: 2 },
];
const none = { hour: '', minute: '' };
const whole = (text: string) => {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  return hour && minute ? { hour, minute } : undefined;
};
const typed = (name: Name, text: string, values = none) => changePart(parts, values, name, text, whole);

test('a box keeps its typed text', () => {
  expect(typed('hour', '8')).toEqual({ values: { hour: '8', minute: '' } });
  expect(typed('minute', 'x', { hour: '8', minute: '' })).toEqual({ values: { hour: '8', minute: 'x' } });
});

test('a separator moves to the next box, as does one digit more than the box holds', () => {
  expect(typed('hour', '8:')).toEqual({ values: { hour: '8', minute: '' }, next: 'minute' });
  expect(typed('hour', '081')).toEqual({ values: { hour: '08', minute: '1' }, next: 'minute' });
  expect(typed('minute', '159')).toEqual({ values: { hour: '', minute: '15' } });
});

test('a complete value fills all boxes', () => {
  expect(typed('minute', '08:15')).toEqual({ values: { hour: '08', minute: '15' } });
});
