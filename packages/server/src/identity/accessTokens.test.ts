import { expect, it } from 'vitest';
import { createAccessTokens } from './accessTokens.ts';

const minuteMs = 60_000;
const now = new Date('2026-01-01T00:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const secretOf = (text: string) => Buffer.alloc(32, text).toString('base64url');
const tokens = createAccessTokens(secretOf('a'));

it('accepts its own tokens for a quarter of an hour, including cached ones', async () => {
  const { token } = await tokens.sign('session-1', now);
  expect(await tokens.read(token, now)).toEqual({ sessionId: 'session-1' });
  expect(await tokens.read(token, later(15 * minuteMs - 1))).toEqual({ sessionId: 'session-1' });
  expect(await tokens.read(token, later(15 * minuteMs))).toEqual({ problem: 'expired' });
  expect(await tokens.read(token, later(16 * minuteMs))).toEqual({ problem: 'expired' });
});

it('refuses a token that differs by one character from a cached one', async () => {
  const { token } = await tokens.sign('session-1', now);
  await tokens.read(token, now);
  for (const place of [3, Math.floor(token.length / 2), token.length - 8]) {
    const other = token[place] === 'A' ? 'B' : 'A';
    const forged = `${token.slice(0, place)}${other}${token.slice(place + 1)}`;
    expect(await tokens.read(forged, now)).toEqual({ problem: 'unusable' });
  }
});

it('refuses a token signed with another secret, or with none', async () => {
  const { token } = await createAccessTokens(secretOf('b')).sign('session-1', now);
  expect(await tokens.read(token, now)).toEqual({ problem: 'unusable' });
  const [, payload] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  expect(await tokens.read(`${none}.${payload}.`, now)).toEqual({ problem: 'unusable' });
});

it('caches a limited number of tokens and still verifies the others', async () => {
  const few = createAccessTokens(secretOf('a'), { maxCached: 2 });
  const signed = [];
  for (const name of ['one', 'two', 'three']) signed.push((await few.sign(name, now)).token);
  for (const turn of [1, 2]) {
    const read = [];
    for (const token of signed) read.push(await few.read(token, later(turn)));
    expect(read).toEqual([{ sessionId: 'one' }, { sessionId: 'two' }, { sessionId: 'three' }]);
  }
});
