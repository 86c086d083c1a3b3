import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { iceServers, relayUser } from './iceServers.ts';

const secret = 'a secret of the relay';
const now = new Date('2026-01-01T08:00:00Z');

test('relay credentials contain their expiry, in ten minutes, and are signed with the secret of the relay', () => {
  const [server] = iceServers({ urls: ['turn:relay.example'], secret }, 'somebody', now);
  const username = `${now.getTime() / 1000 + 600}:somebody`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  expect(server).toEqual({ urls: ['turn:relay.example'], username, credential });
});

test('are empty without a relay', () => {
  expect(iceServers(undefined, 'somebody', now)).toEqual([]);
});

test('differ between guests, so that each has its own quota at the relay', () => {
  expect(relayUser(undefined, 'one')).not.toBe(relayUser(undefined, 'another'));
  expect(relayUser({ accountId: 'somebody' }, 'one')).toBe(relayUser({ accountId: 'somebody' }, 'another'));
});
