import { expect, it } from 'vitest';
import { tick } from '../testing/clock.ts';
import { type CallHarness, startConnected, startWaiting } from './call.harness.ts';

const codes = (call: CallHarness) => call.effects.map((effect) => 'code' in effect && effect.code);

it('is not asked for before somebody is there', async () => {
  const call = await startWaiting();
  call.actor.send({ type: 'screen.toggle' });
  expect(call.screen.live).toHaveLength(0);
});

it('stays shared over a lost path and a new connection', async () => {
  const call = await startConnected('z-remote');
  call.actor.send({ type: 'screen.toggle' });
  call.screen.live[0]?.report({ type: 'screen.shown' });
  call.peer.live[0]?.report({ type: 'peer.stalled' });
  tick(call.clock, 5000);
  expect(call.peer.started()).toBe(2);
  expect(call.actor.getSnapshot().hasTag('sharing')).toBe(true);
  expect(call.screen.started()).toBe(1);
});

it('is not shown to whoever comes after the other side has gone', async () => {
  const call = await startConnected('z-remote');
  call.actor.send({ type: 'screen.toggle' });
  call.screen.live[0]?.report({ type: 'screen.shown' });
  call.peer.live[0]?.report({ type: 'peer.stalled' });
  call.signalling.live[0]?.report({ type: 'signal.peerLeft', id: 'z-remote' });
  expect(call.screen.live).toHaveLength(0);
  call.signalling.live[0]?.report({ type: 'signal.peerJoined', id: 'z-remote', email: 'them@example.org' });
  call.peer.live[0]?.report({ type: 'peer.connected' });
  expect(call.screen.live).toHaveLength(0);
});

it.each([
  { who: 'the same person on another page', email: 'them@example.org', isSeen: true },
  { who: 'somebody else', email: 'guest@example.org', isSeen: false },
])('when $who takes the place during an outage is seen: $isSeen', async ({ email, isSeen }) => {
  const call = await startConnected('z-remote');
  call.actor.send({ type: 'screen.toggle' });
  call.screen.live[0]?.report({ type: 'screen.shown' });
  call.peer.live[0]?.report({ type: 'peer.stalled' });
  call.signalling.live[0]?.report({ type: 'signal.peerJoined', id: 'z-other', email });
  expect(call.screen.live).toHaveLength(isSeen ? 1 : 0);
});

it('stops with the press, with the browser’s own button, and with the call', async () => {
  const call = await startConnected('z-remote');
  const share = () => {
    call.actor.send({ type: 'screen.toggle' });
    call.screen.live[0]?.report({ type: 'screen.shown' });
    expect(call.screen.live).toHaveLength(1);
  };
  share();
  call.actor.send({ type: 'screen.toggle' });
  expect(call.screen.live).toHaveLength(0);
  share();
  call.screen.live[0]?.report({ type: 'screen.ended' });
  expect(call.screen.live).toHaveLength(0);
  share();
  call.actor.send({ type: 'call.end' });
  expect(call.screen.live).toHaveLength(0);
  expect(codes(call)).not.toContain('screen-not-shared');
});

it('that the browser does not give is explained, and can be asked for again', async () => {
  const call = await startConnected('z-remote');
  call.actor.send({ type: 'screen.toggle' });
  // A second press while the browser asks changes nothing.
  call.actor.send({ type: 'screen.toggle' });
  call.screen.live[0]?.report({ type: 'screen.refused' });
  expect(codes(call)).toContain('screen-not-shared');
  call.actor.send({ type: 'screen.toggle' });
  expect(call.screen.started()).toBe(2);
});
