import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Place, pathTo } from './paths.ts';

test.each<[Place, string]>([
  [{ to: 'home' }, '/Home'],
  [{ to: 'sign-in' }, '/login'],
  [{ to: 'sign-up' }, '/Signup'],
  [{ to: 'consultations' }, '/Consultation'],
  [{ to: 'desk' }, '/DoctorPage'],
  [{ to: 'medicines' }, '/Medication'],
  [{ to: 'registration' }, '/PatientForm'],
  [{ to: 'room', roomId: 'room-1' }, '/VideoCall/room-1'],
])('%o is at %s', (place, path) => {
  expect(pathTo(place)).toBe(path);
});

const back = (origin: string | null) => pathTo({ to: 'origin', origin });

test('a guest returns to the origin, or to the start page', () => {
  expect(back('/login?next=1')).toBe('/login?next=1');
  expect(back(null)).toBe('/');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/\t/evil.example',
])('a guest is not sent to %j', (origin) => {
  expect(back(origin)).toBe('/');
});

test('a guest stays in this app for any origin', () => {
  const hostileOrigin = fc.string({
    unit: fc.constantFrom('/', '\\', '\t', '\n', ':', '@', '.', 'a', '?', '#'),
  });
  fc.assert(
    fc.property(hostileOrigin, (origin) => {
      expect(new URL(back(origin), 'https://app.example').origin).toBe('https://app.example');
    }),
  );
});
