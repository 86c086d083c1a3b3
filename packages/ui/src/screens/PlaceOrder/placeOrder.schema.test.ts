import { expect, test } from 'vitest';
import { orderSchema, quantityName, quantityOf, reasonName } from './placeOrder.schema.ts';

const [metformin, losartan] = ['uuid-metformin', 'uuid-losartan'];
const filled = {
  medications: [metformin, losartan],
  [quantityName(metformin)]: '180',
  [quantityName(losartan)]: ' 2,5 ',
  addressUuid: 'uuid-home',
  first: 'on',
  second: 'on',
  third: 'on',
  fourth: 'on',
};
const problemsOf = (given: object, chosen = [metformin, losartan]) =>
  orderSchema(chosen)
    .safeParse({ ...filled, ...given })
    .error?.issues.map(({ path, message }) => [path[0], message]);

test('returns an order with the quantity of each selected medicine', () => {
  expect(orderSchema([metformin, losartan]).parse(filled).lines).toEqual([
    { uuid: metformin, quantity: 180 },
    { uuid: losartan, quantity: 2.5 },
  ]);
});

test.each([
  ['first', 'Tick that the list is correct.'],
  ['second', 'Tick that you have no new allergy or side effect. If you have one, ask a doctor first.'],
  ['third', 'Tick that you hold a prescription or agree to a check.'],
  ['fourth', 'Tick that the address and the price are right.'],
])('requires the %s declaration', (name, message) => {
  expect(problemsOf({ [name]: undefined })).toEqual([[name, message]]);
});

test.each([
  ['', 'Enter how much to order, such as 30.'],
  ['0', 'Enter how much to order, such as 30.'],
  ['some', 'Enter how much to order, such as 30.'],
  ['10001', 'Enter at most 10,000.'],
])('rejects the quantity %j with an error on its line', (text, message) => {
  expect(problemsOf({ [quantityName(losartan)]: text })).toEqual([[quantityName(losartan), message]]);
});

test('reports all missing fields at once', () => {
  const empty = { medications: [], addressUuid: undefined, first: undefined };
  expect(problemsOf(empty, [])).toEqual([
    ['medications', 'Choose at least one medicine.'],
    ['addressUuid', 'Choose where we shall deliver.'],
    ['first', 'Tick that the list is correct.'],
  ]);
});

test('returns null for an invalid quantity', () => {
  expect(quantityOf('30')).toBe(30);
  expect(quantityOf('3o')).toBeNull();
});

test('requires and returns a reason for a serious warning', () => {
  const schema = orderSchema([metformin, losartan], [losartan]);
  const missing = schema.safeParse(filled);
  expect(missing.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [reasonName(losartan), 'Say why you order it in spite of the warning, or take it off the order.'],
  ]);
  const given = schema.parse({ ...filled, [reasonName(losartan)]: ' My doctor knows ' });
  expect(given.lines[1]).toEqual({ uuid: losartan, quantity: 2.5, warningReason: 'My doctor knows' });
});
