import { expect, it } from 'vitest';
import { leaksIn } from './logHunt.ts';

const line = (fields: object) =>
  JSON.stringify({ level: 30, time: 1_795_255_660_849, pid: 25_516, ...fields });
const kindsIn = (fields: object) => leaksIn(line(fields), []).map(({ kind }) => kind);

it('finds nothing in regular lines of the server', () => {
  const answered = {
    requestId: '490fbd1f-c771-4e12-ae2d-c179ffc1eb09',
    route: '/api/users/:id',
    status: 200,
  };
  const failed = {
    err: {
      type: 'Error',
      message: '',
      stack: '    at add (/node_modules/.pnpm/socket.io-parser@4.2.7_supports-color@10.2.2/index.js:1:2)',
    },
  };
  expect(leaksIn([line(answered), line(failed), ''].join('\n'), [])).toEqual([]);
});

it.each([
  ['an identity number', { nric: 'S1234567D' }],
  ['a signed token', { note: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.abcdefgh' }],
  ['an authorization header', { headers: 'Bearer x' }],
  ['a long random value', { refresh: 'aB3_'.repeat(11) }],
  ['an address with a query', { url: '/api/delete-account?password=x' }],
  ['a body', { body: '{"valueFrom":120}' }],
  ['an e-mail address', { to: 'mei.tan@demo.vitalane.example' }],
])('finds %s by its looks', (kind, fields) => {
  expect(kindsIn(fields)).toContain(kind);
});

it.each(['password', 'token', 'code', 'nric', 'reading', 'text'] as const)('finds a planted %s', (kind) => {
  const secrets = [{ kind, value: '493817' }];
  expect(leaksIn(line({ note: 'got 493817.' }), secrets)).toEqual([
    { kind: `a planted ${kind}`, line: line({ note: 'got 493817.' }) },
  ]);
});

it('does not report part of a longer number as a code', () => {
  expect(leaksIn(line({}), [{ kind: 'code', value: '255660' }])).toEqual([]);
});

it('allows demo accounts in the start output, but not in a log line', () => {
  const line = '  mei.tan@demo.vitalane.example  (Tan Mei Ling)';
  expect(leaksIn(line, [])).toEqual([]);
  expect(kindsIn({ line })).toContain('an e-mail address');
});
