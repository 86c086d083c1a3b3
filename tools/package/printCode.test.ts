import { expect, it } from 'vitest';
import { type Code, printCode } from '../../.storybook/docs/printCode.ts';

const element = (attributes: readonly Code[], children: readonly Code[] = []): Code => ({
  kind: 'element',
  name: 'Button',
  attributes,
  children,
});

it('keeps a short element on one line', () => {
  expect(printCode(element(['isPending'], ['Save']))).toBe('<Button isPending>Save</Button>');
  expect(printCode(element([]))).toBe('<Button />');
});

it('breaks a long element, its attributes and its values', () => {
  const items = ['uuid', 'number', 'status', 'address'].map((key) => `${key}: 'the value of ${key}'`);
  const order: Code = {
    kind: 'braces',
    open: 'order=',
    content: { kind: 'list', open: '{', items, close: '}' },
  };
  expect(printCode(element([order, 'isPending'], ['Save']))).toBe(`<Button
  order={{
    uuid: 'the value of uuid',
    number: 'the value of number',
    status: 'the value of status',
    address: 'the value of address',
  }}
  isPending
>
  Save
</Button>`);
});

it('sets an element in a prop on its own lines', () => {
  const icon: Code = {
    kind: 'braces',
    open: 'leadingIcon=',
    content: element(['aria-label="A name too long to stand with the others on one line"']),
  };
  expect(printCode(element([icon]))).toBe(`<Button
  leadingIcon={
    <Button aria-label="A name too long to stand with the others on one line" />
  }
/>`);
});
