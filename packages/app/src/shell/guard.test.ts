import { sessionMessages } from '@vitalane/ui/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from './guard.ts';

const PAGES = ['/home', '/diary', '/medication', '/medicationstepper/42'];
const isSignedInPath = (pathname: string) => PAGES.includes(pathname.toLowerCase());
const signedIn = (lastLocation: string | null, path = '/Home') =>
  decide({ path, token: 'token', lastLocation, isSignedInPath });

describe('the guard of the signed-in pages', () => {
  it('asks to sign in without a token and remembers the present page', () => {
    const decision = decide({ path: '/Diary?day=2', token: null, lastLocation: null, isSignedInPath });
    expect(decision).toEqual({ kind: 'signIn', remember: '/Diary?day=2' });
  });

  it('remembers no page that it would refuse later', () => {
    const decision = decide({ path: '/nowhere', token: null, lastLocation: null, isSignedInPath });
    expect(decision).toEqual({ kind: 'signIn', remember: null });
  });

  it('goes to the remembered page once', () => {
    expect(signedIn('/Diary')).toEqual({ kind: 'replace', to: '/Diary', forgetLastLocation: true });
    expect(signedIn(null)).toEqual({ kind: 'allow', forgetLastLocation: false });
  });

  it('allows when the remembered page is the present one', () => {
    expect(signedIn('/Home')).toEqual({ kind: 'allow', forgetLastLocation: true });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'https://evil.example/Home',
    'Home',
    '',
    '/login',
    '/signup',
    '/Diary/../login',
    '/Video-Call/room',
    '/nowhere',
  ])('drops %j instead of going there', (lastLocation) => {
    expect(signedIn(lastLocation)).toEqual({ kind: 'allow', forgetLastLocation: true });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/\\\\evil.example/Home',
  ])('drops %j even where the route table is generous', (lastLocation) => {
    const decision = decide({ path: '/Home', token: 'token', lastLocation, isSignedInPath: () => true });
    expect(decision).toEqual({ kind: 'allow', forgetLastLocation: true });
  });

  it('redirects only to signed-in pages of this app, for any stored value', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      'Home',
      'Diary',
      'login',
      ':',
      '@',
      '?',
      '#',
      '\t',
      'evil',
    );
    const value = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(value, (lastLocation) => {
        const decision = signedIn(lastLocation, '/Medication');
        const url = new URL('to' in decision ? decision.to : '/Medication', 'https://vitalane.example');
        expect(url.origin).toBe('https://vitalane.example');
        expect(isSignedInPath(url.pathname)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('consumes the remembered page and settles after one redirect', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAGES),
        fc.constantFrom(...PAGES, '/login', '//x'),
        (path, lastLocation) => {
          const first = signedIn(lastLocation, path);
          const next = first.kind === 'replace' ? signedIn(null, first.to) : first;
          expect(next.kind).toBe('allow');
        },
      ),
    );
  });

  it('logs the line of the specification when a check fails', () => {
    expect(sessionMessages.guardFailed).toBe('Error while checking authentication:');
  });
});
