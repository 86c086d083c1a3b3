import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exitPath } from './exit-path.ts';

test.each([
  ['ROLE_USER', '/Consultation'],
  ['ROLE_DOCTOR', '/DoctorPage'],
  ['ROLE_ADMIN', '/DoctorPage'],
] as const)('after a call a %s goes to %s, wherever they came from', (role, path) => {
  expect(exitPath(role, '/Profile')).toBe(path);
});

test('a guest goes back where they came from, or to the start page', () => {
  expect(exitPath(null, '/login?next=1')).toBe('/login?next=1');
  expect(exitPath(null, null)).toBe('/');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/\t/evil.example',
])('a guest is not sent to %j', (origin) => {
  expect(exitPath(null, origin)).toBe('/');
});

test('whatever the origin is, a guest stays in this app', () => {
  const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', ':', '@', '.', 'a', '?', '#') });
  fc.assert(
    fc.property(nasty, (origin) => {
      expect(new URL(exitPath(null, origin), 'https://app.example').origin).toBe('https://app.example');
    }),
  );
});
