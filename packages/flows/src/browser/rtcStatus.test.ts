import { expect, onTestFinished, test, vi } from 'vitest';
import type { PeerReport } from '../call/call.types.ts';
import { openStatus } from './rtcStatus.ts';

/** Opens the channel of a page whose camera is on or off. */
function startChannel({ isCameraOn = true, isPaused = false, isSharing = false }) {
  const sent: string[] = [];
  const reports: PeerReport[] = [];
  const channel = Object.assign(new EventTarget(), {
    readyState: 'open',
    send: (text: string) => sent.push(text),
  });
  const tracks = [
    { kind: 'audio', enabled: true, muted: false },
    { kind: 'video', enabled: isCameraOn, muted: false },
  ];
  const page = new EventTarget();
  const status = openStatus({
    connection: { createDataChannel: () => channel as unknown as RTCDataChannel },
    media: {
      get: (key) =>
        key === 'screen' && !isSharing ? null : ({ getTracks: () => tracks } as unknown as MediaStream),
      subscribe: () => () => undefined,
    },
    report: (event) => reports.push(event),
    onRequest: vi.fn(),
    isPaused: () => isPaused,
    page,
  });
  status.tell();
  const receive = (data: string) => channel.dispatchEvent(new MessageEvent('message', { data }));
  onTestFinished(status.close);
  return { sent, reports, receive, status, page };
}

test.each([
  ['a camera that is on', {}, { audio: true, video: true }],
  ['a camera switched off by hand', { isCameraOn: false, isPaused: true }, { audio: true, video: false }],
  ['a picture paused for a weak path', { isPaused: true }, { audio: true, video: false, paused: true }],
  ['a screen that is shared', { isSharing: true }, { audio: true, video: true, screen: true }],
])('tells of %s', (_, part, message) => {
  expect(startChannel(part).sent.map((text) => JSON.parse(text))).toEqual([message]);
});

test('hears of a paused picture as of a camera that is off, so that nothing is repaired, and why', () => {
  const { reports, receive, status } = startChannel({});
  receive('{"audio":true,"video":false,"paused":true}');
  receive('{"audio":true,"video":false}');
  expect(reports).toEqual([
    { type: 'peer.status', audio: true, video: false, isPaused: true, isSharing: false },
    { type: 'peer.status', audio: true, video: false, isPaused: false, isSharing: false },
  ]);
  expect(status.heard()).toEqual({ audio: true, video: false });
});

test('hears that a screen is shared, and that it is not any more', () => {
  const { reports, receive } = startChannel({});
  receive('{"audio":true,"video":true,"screen":true}');
  receive('{"audio":true,"video":true}');
  expect(reports.map((report) => 'isSharing' in report && report.isSharing)).toEqual([true, false]);
});

test('tells that the page closes, unless the connection is closed before', () => {
  const { sent, page, status } = startChannel({});
  page.dispatchEvent(new Event('pagehide'));
  expect(sent.at(-1)).toBe('{"isLeaving":true}');
  status.close();
  page.dispatchEvent(new Event('pagehide'));
  expect(sent.filter((text) => text.includes('isLeaving'))).toHaveLength(1);
  const other = startChannel({});
  other.receive(sent.at(-1) ?? '');
  expect(other.reports).toEqual([{ type: 'peer.left' }]);
});
