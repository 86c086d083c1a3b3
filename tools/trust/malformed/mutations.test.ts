import { expect, it } from 'vitest';
import { Random } from '../random.ts';
import { mutate } from './mutations.ts';
import { readCalls, validRequest } from './wellMeant.ts';
import { excessOf, toBytes, type WireRequest } from './wire.ts';

const calls = readCalls(1);
const asker = { token: 'a-token', ids: ['55555555-5555-4555-8555-555555555555'] };

function requestOf(n: number): { bytes: Buffer; ways: string[] } {
  const call = calls[n % calls.length];
  if (!call) throw new Error('The contract has no calls');
  const random = new Random(n);
  const request = validRequest(call, asker, random);
  const ways = mutate(request, random, call);
  return { bytes: toBytes(request), ways };
}

it('generates the same request for a number, so that a finding is reproducible', () => {
  for (let n = 0; n < 300; n += 1) expect(requestOf(n)).toEqual(requestOf(n));
});

it('has more than thirty mutations', () => {
  const ways = new Set(Array.from({ length: 3000 }, (_, n) => requestOf(n).ways).flat());
  expect(ways.size).toBeGreaterThan(30);
});

const plain: WireRequest = { method: 'POST', target: '/api/login', headers: [], body: Buffer.from('{}') };

it('sends the correct content length, unless a header overrides it', () => {
  expect(toBytes(plain).toString()).toContain('content-length: 2\r\n');
  const wrongLength: WireRequest = { ...plain, headers: [['content-length', '5']] };
  expect(toBytes(wrongLength).toString()).not.toContain('content-length: 2\r\n');
  expect(excessOf(wrongLength)).toBe(3);
});
