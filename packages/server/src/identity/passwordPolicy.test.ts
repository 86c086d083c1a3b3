import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwordPolicy.ts';

const owner = { email: 'mei.tan-1968@demo.vitalane.example', fullName: 'Tan Meiling' };

describe('a new password', () => {
  it.each([
    'plum-blossoms-in-the-rain',
    'sunrise-over-marina-bay',
    'correct horse battery staple',
    'Kq7#vmZ2!rTx',
    '雨の中の梅の花が咲いています',
    'Ich hab’ noch 3 Koffer',
    'a'.repeat(3) + 'lantern river tofu 9'.repeat(2),
    'ocean vector tangerine moss',
  ])('may be %s', (password) => {
    expect(passwordProblem(password, owner)).toBeUndefined();
  });

  it.each([
    'aaaaaaaaaaaa',
    'abababababab',
    'abcabcabcabc',
    '121212121212',
    '123456789012',
    'abcdefghijklm',
    'qwertyuiopas',
    '098765432109',
    'passwordpassword',
    'Password1234!',
    'P@ssw0rd2026!',
    'Welcome2Singapore',
    'Singapore2026',
    'letmein-letmein',
    'sunshine12345',
    'Vitalane2026!!',
    'iloveyou iloveyou',
    'Meiling-loves-tea',
    'my-cat-1968-is-blue',
  ])('is not %s', (password) => {
    expect(passwordProblem(password, owner)).toMatch(/\.$/);
  });

  it('is checked quickly at any length', () => {
    expect(passwordProblem('passpass'.repeat(32), owner)).toBeDefined();
    expect(passwordProblem('lantern river '.repeat(18), owner)).toBeDefined();
  });
});
