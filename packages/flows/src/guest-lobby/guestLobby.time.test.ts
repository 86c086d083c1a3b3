import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play } from '../testing/index.ts';
import { connectGuestLobby } from './guestLobby.connect.ts';
import { type LobbyHarness, startLobby } from './guestLobby.harness.ts';
import type { LobbyConnectionReport } from './guestLobby.types.ts';

const view = ({ actor }: LobbyHarness) => connectGuestLobby(actor.getSnapshot(), actor.send);
const emit = ({ connection }: LobbyHarness, report: LobbyConnectionReport) =>
  connection.live[0]?.report(report);

async function openLobby(): Promise<LobbyHarness> {
  const lobby = startLobby();
  await play(lobby, done('lookup', { hostName: 'Dr Priya Nair', isFull: false }));
  return lobby;
}

async function knock(): Promise<LobbyHarness> {
  const lobby = await openLobby();
  view(lobby).onKnock(' Lim Wei Jie ', ' At work ');
  return lobby;
}

describe('a guest with a link', () => {
  it('sees the host’s name, and enters their own and where they are', async () => {
    const lobby = await knock();
    expect(view(lobby)).toMatchObject({
      status: 'connecting',
      hostName: 'Dr Priya Nair',
      name: 'Lim Wei Jie',
      location: 'At work',
    });
    expect(lobby.connection.live[0]?.input).toEqual({
      roomId: 'r',
      name: 'Lim Wei Jie',
      location: 'At work',
    });
  });

  it('waits in the lobby', async () => {
    const lobby = await knock();
    emit(lobby, { type: 'lobby.waiting' });
    expect(view(lobby)).toMatchObject({
      status: 'waiting',
    });
  });

  it('sees that the service is unreachable after ten seconds, until it is reachable', async () => {
    const lobby = await knock();
    lobby.clock.increment(9999);
    expect(view(lobby).isUnreachable).toBe(false);
    lobby.clock.increment(1);
    expect(view(lobby).isUnreachable).toBe(true);
    emit(lobby, { type: 'lobby.waiting' });
    expect(view(lobby).isUnreachable).toBe(false);
  });

  it('returns to the call after a reload without knocking again', async () => {
    const before = await knock();
    emit(before, { type: 'lobby.admitted', guestKey: 'k' });
    expect(view(before).status).toBe('admitted');
    const after = startLobby({ saved: before.kept.seat });
    expect(view(after)).toMatchObject({ status: 'admitted', name: 'Lim Wei Jie', hostName: 'Dr Priya Nair' });
    expect(after.lookup.calls).toEqual([]);
  });

  it('returns to the lobby, with the name, when the seat is lost', async () => {
    const lobby = startLobby({ saved: { name: 'Lim Wei Jie', hostName: null, guestKey: 'k' } });
    view(lobby).onSeatLost();
    await play(lobby, done('lookup', { hostName: 'Dr Priya Nair', isFull: false }));
    expect(view(lobby)).toMatchObject({ status: 'asking', name: 'Lim Wei Jie' });
    expect(lobby.kept.seat).toBeNull();
  });

  it.each([
    ['host', 'refused'],
    ['full', 'full'],
    ['closed', 'closed'],
  ] as const)('learns that the lobby stays closed: %s', async (reason, status) => {
    const lobby = await knock();
    emit(lobby, { type: 'lobby.refused', reason });
    expect(view(lobby).status).toBe(status);
  });

  it('distinguishes an expired link from a failed connection', async () => {
    const expiredLobby = startLobby();
    await play(expiredLobby, failed('lookup', new FlowError('not_found', 'This could not be found.', 404)));
    expect(view(expiredLobby).status).toBe('closed');
    const offline = startLobby();
    await play(offline, failed('lookup', new Error('')));
    expect(view(offline)).toMatchObject({
      status: 'failed',
      message: null,
    });
    view(offline).onRetry();
    expect(view(offline).status).toBe('checking');
  });
});
