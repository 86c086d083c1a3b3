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

const join = (call: CallHarness, email: string) =>
  call.signalling.live[0]?.report({ type: 'signal.peerJoined', id: 'z-other', email });

/** Starts a call whose screen is shared with a side that has just gone. */
async function startUnseen(): Promise<CallHarness> {
  const call = await startConnected('z-remote');
  call.actor.send({ type: 'screen.toggle' });
  call.screen.live[0]?.report({ type: 'screen.shown' });
  call.peer.live[0]?.report({ type: 'peer.stalled' });
  call.signalling.live[0]?.report({ type: 'signal.peerLeft', id: 'z-remote' });
  expect(call.actor.getSnapshot().hasTag('waiting')).toBe(true);
  return call;
}

it('waits for the other side, who sees it again', async () => {
  const call = await startUnseen();
  tick(call.clock, 59_000);
  join(call, 'them@example.org');
  tick(call.clock, 5000);
  expect(call.screen.live).toHaveLength(1);
  expect(codes(call)).not.toContain('screen-stopped');
});

it('is not shown to whoever comes after the other side has gone', async () => {
  const call = await startUnseen();
  join(call, 'guest@example.org');
  expect(call.screen.live).toHaveLength(0);
  expect(codes(call)).toContain('screen-stopped');
});

it('stops when the other side stays away, so that nothing else is seen on their return', async () => {
  const call = await startUnseen();
  tick(call.clock, 60_000);
  expect(call.screen.live).toHaveLength(0);
  expect(codes(call)).toContain('screen-stopped');
  // Nobody would see it.
  call.actor.send({ type: 'screen.toggle' });
  join(call, 'them@example.org');
  expect(call.screen.live).toHaveLength(0);
});

it('that is chosen when the other side has gone is never shown', async () => {
  const call = await startConnected('z-remote');
  call.actor.send({ type: 'screen.toggle' });
  call.peer.live[0]?.report({ type: 'peer.stalled' });
  call.signalling.live[0]?.report({ type: 'signal.peerLeft', id: 'z-remote' });
  expect(call.screen.live).toHaveLength(0);
  expect(codes(call)).toContain('screen-stopped');
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
