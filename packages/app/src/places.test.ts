import { expect, it } from 'vitest';
import { isSignedInPath } from './places.ts';

it.each(['/Home', '/home', '/Diary', '/videocall/abc', '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w', '/'])(
  '%s is a page of the signed-in group',
  (path) => expect(isSignedInPath(path)).toBe(true),
);

it.each([
  '/login',
  '/Login',
  '/elsewhere',
  '/VideoCall',
  '/VideoCall/a/b',
  '//evil.example/Home',
  '/Home/../login',
])('%s is none', (path) => expect(isSignedInPath(path)).toBe(false));
