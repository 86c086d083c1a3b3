import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyEventObject, createActor, createMachine } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import {
  type AuthorizationRequest,
  channelOf,
  type PopupMessage,
  popupActor,
  popupFeatures,
  readAnswer,
} from './popup.ts';

const ORIGIN = 'https://app.example';
const request: AuthorizationRequest = {
  url: 'https://id.example/authorize',
  state: 'state-1',
  verifier: 'verifier-1',
  nonce: 'nonce-1',
};
const grant = { code: 'c0de', verifier: 'verifier-1', nonce: 'nonce-1' };
const callback = (query: string) => `${ORIGIN}/oidc-callback?${query}`;

function fakeBrowser({ isBlocked = false } = {}) {
  const popup = {
    closed: false,
    visited: [] as string[],
    location: { replace: (url: string | URL) => void popup.visited.push(String(url)) },
    close: () => {
      popup.closed = true;
    },
  };
  const opened: string[][] = [];
  const listeners = new Set<(message: PopupMessage) => void>();
  const target = {
    screenX: 100,
    screenY: 50,
    outerWidth: 1_500,
    outerHeight: 1_000,
    location: { origin: ORIGIN },
    open: (...args: string[]) => {
      opened.push(args);
      return isBlocked ? null : popup;
    },
    addEventListener: (_: 'message', listener: (message: PopupMessage) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: 'message', listener: (message: PopupMessage) => void) =>
      void listeners.delete(listener),
  };
  const postMessage = (data: unknown, { origin = ORIGIN, source = popup as unknown } = {}) => {
    for (const listener of listeners) listener({ data, origin, source });
  };
  return { popup, opened, listeners, target, say: postMessage };
}

function start(browser: ReturnType<typeof fakeBrowser>, authorize = async () => request) {
  const reports: AnyEventObject[] = [];
  const logic = popupActor({ authorize, target: browser.target });
  const machine = createMachine({
    invoke: { src: logic },
    on: { '*': { actions: ({ event }) => reports.push(event) } },
  });
  const actor = createActor(machine).start();
  return { actor, reports };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe("the identity provider's window", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens at once, 500 by 600 and centred, and loads the provider when the request is ready', async () => {
    const browser = fakeBrowser();
    const { actor } = start(browser);
    expect(browser.opened).toEqual([
      [
        'about:blank',
        '_blank',
        'width=500,height=600,left=600,top=250,location=yes,resizable=yes,statusbar=yes,toolbar=no,scrollbars=yes',
      ],
    ]);
    expect(browser.popup.visited).toEqual([]);
    await settled();
    expect(browser.popup.visited).toEqual([request.url]);
    actor.stop();
  });

  it('stays inside a small screen', () => {
    const small = { ...fakeBrowser().target, screenX: 0, screenY: 0, outerWidth: 320, outerHeight: 480 };
    expect(popupFeatures(small)).toContain('left=0,top=0');
  });

  it('reports that it was blocked', async () => {
    const browser = fakeBrowser({ isBlocked: true });
    const { actor, reports } = start(browser);
    await settled();
    expect(reports).toEqual([{ type: 'popup.blocked' }]);
    actor.stop();
  });

  it('passes on the code of the callback page, once', async () => {
    const browser = fakeBrowser();
    const { actor, reports } = start(browser);
    await settled();
    browser.say(callback('code=c0de&state=state-1'));
    browser.say(callback('code=c0de&state=state-1'));
    expect(reports).toEqual([{ type: 'popup.code', grant }]);
    actor.stop();
    expect([browser.popup.closed, browser.listeners.size]).toEqual([true, 0]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
  ])('does not listen to %s', async (_, from) => {
    const browser = fakeBrowser();
    const { actor, reports } = start(browser);
    await settled();
    browser.say(callback('code=stolen&state=state-1'), from);
    expect(reports).toEqual([]);
    actor.stop();
  });

  it('receives the callback over the channel when the opener was cut', async () => {
    vi.useRealTimers();
    const browser = fakeBrowser();
    const { actor, reports } = start(browser);
    await expect.poll(() => browser.popup.visited).toHaveLength(1);
    const channel = new BroadcastChannel(channelOf('state-1'));
    channel.postMessage(callback('code=c0de&state=state-1'));
    await expect.poll(() => reports).toEqual([{ type: 'popup.code', grant }]);
    channel.close();
    actor.stop();
  });

  it('reports that it was closed, and still accepts a pending response', async () => {
    const browser = fakeBrowser();
    const { actor, reports } = start(browser);
    await settled();
    await vi.advanceTimersByTimeAsync(5_000);
    browser.popup.closed = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reports).toEqual([{ type: 'popup.closed' }]);
    browser.say(callback('code=c0de&state=state-1'));
    expect(reports).toEqual([{ type: 'popup.closed' }, { type: 'popup.code', grant }]);
    actor.stop();
  });

  it('is severed, not closed, when it looks closed directly after navigation', async () => {
    const browser = fakeBrowser();
    const { actor, reports } = start(browser);
    await settled();
    browser.popup.closed = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(reports).toEqual([{ type: 'popup.severed' }]);
    actor.stop();
  });

  it('is closed, not severed, when the user closes it before navigation', async () => {
    const browser = fakeBrowser();
    const { actor, reports } = start(browser, () => new Promise(() => {}));
    browser.popup.closed = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(reports).toEqual([{ type: 'popup.closed' }]);
    actor.stop();
  });

  it('reports why the request could not be prepared', async () => {
    const error = new FlowError('network-request-failed', 'offline');
    const { actor, reports } = start(fakeBrowser(), async () => Promise.reject(error));
    await settled();
    expect(reports).toEqual([{ type: 'popup.failed', error }]);
    actor.stop();
  });

  it('does not navigate after it was stopped', async () => {
    const browser = fakeBrowser();
    const { actor } = start(browser);
    actor.stop();
    await settled();
    expect([browser.popup.visited, browser.popup.closed]).toEqual([[], true]);
  });
});

describe('the response at the callback', () => {
  it.each(['state=other&code=c0de', 'code=c0de', ''])('is ignored with %j', (query) => {
    expect(readAnswer(callback(query), request)).toBeNull();
  });

  it.each([null, 42, 'no address'])('is ignored when it is %j', (address) => {
    expect(readAnswer(address, request)).toBeNull();
  });

  it('may be a refusal', () => {
    expect(readAnswer(callback('state=state-1&error=access_denied'), request)).toMatchObject({
      type: 'popup.failed',
      error: { code: 'popup-closed-by-user' },
    });
    expect(readAnswer(callback('state=state-1'), request)).toMatchObject({
      error: { code: 'internal-error' },
    });
  });
});
