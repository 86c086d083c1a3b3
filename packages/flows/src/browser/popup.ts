import { fromCallback } from 'xstate';
import { providerError } from '../auth/auth.errors.ts';
import type { PopupEvent, ProviderGrant } from '../auth/auth.types.ts';

/** Interval of checks whether the window is closed. */
const POLL_MS = 500;

/** A window that closes this soon after navigation was not closed by the user: its page cut the opener. */
const SEVERED_WITHIN_MS = 1_000;

const WIDTH_PX = 500;
const HEIGHT_PX = 600;

/** URL for the window, and the values to redeem the returned code. */
export interface AuthorizationRequest extends Omit<ProviderGrant, 'code'> {
  url: string;
  state: string;
}

/** Used members of the opened window. */
interface PopupWindow {
  readonly closed: boolean;
  readonly location: Pick<Location, 'replace'>;
  close: () => void;
}

/** Used members of a message to the opener. */
export interface PopupMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** Used members of the opener window. */
export interface OpenerWindow extends Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'> {
  readonly location: Pick<Location, 'origin'>;
  open: (url: string, name: string, features: string) => PopupWindow | null;
  addEventListener: (type: 'message', listener: (message: PopupMessage) => void) => void;
  removeEventListener: (type: 'message', listener: (message: PopupMessage) => void) => void;
}

/** Dependencies of the popup actor. */
export interface PopupDeps {
  /** Prepares one request; rejects with a `FlowError`. */
  authorize: (signal: AbortSignal) => Promise<AuthorizationRequest>;
  target?: OpenerWindow;
  now?: () => number;
}

/** Returns the name of the channel on which a window without an opener responds. */
export const channelOf = (state: string): string => `auth:${state}`;

/** Returns the window features: 500 by 600, centred on the opener. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: OpenerWindow): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH_PX) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT_PX) / 2));
  const place = `width=${WIDTH_PX},height=${HEIGHT_PX},left=${left},top=${top}`;
  return `${place},location=yes,resizable=yes,statusbar=yes,toolbar=no,scrollbars=yes`;
}

/** Returns the provider's response from the callback URL; `null` when it belongs to another request. */
export function readAnswer(address: unknown, request: AuthorizationRequest): PopupEvent | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const answer = new URL(address).searchParams;
  if (answer.get('state') !== request.state) return null;
  const { verifier, nonce } = request;
  const code = answer.get('code');
  if (code) return { type: 'popup.code', grant: { code, verifier, nonce } };
  return { type: 'popup.failed', error: providerError(answer.get('error') ?? '') };
}

/** Receives the message of the callback page from the opener or the channel, whichever is first. Returns an unsubscribe function. */
function listenForCallback(
  popup: PopupWindow,
  request: AuthorizationRequest,
  { target, report }: { target: OpenerWindow; report: (event: PopupEvent) => void },
): () => void {
  const channel = new BroadcastChannel(channelOf(request.state));
  const handleCallback = (address: unknown) => {
    const answer = readAnswer(address, request);
    if (answer) report(answer);
  };
  const onMessage = ({ data, origin, source }: PopupMessage) => {
    if (origin === target.location.origin && source === popup) handleCallback(data);
  };
  channel.onmessage = ({ data }) => handleCallback(data);
  target.addEventListener('message', onMessage);
  return () => {
    channel.close();
    target.removeEventListener('message', onMessage);
  };
}

/**
 * Returns the actor of the identity provider's window. Opens the window in the task of the click and loads the
 * provider once the request is ready. Watches it until it responds or closes, and closes it when the actor stops.
 * Reports one response at most.
 */
export function popupActor({ authorize, target: given, now = Date.now }: PopupDeps) {
  return fromCallback(({ sendBack }) => {
    const target: OpenerWindow = given ?? window;
    const stops: (() => void)[] = [];
    const aborter = new AbortController();
    let isAnswered = false;
    let sentAtMs = Number.NEGATIVE_INFINITY;
    const answer = (event: PopupEvent) => {
      if (isAnswered || aborter.signal.aborted) return;
      isAnswered = true;
      sendBack(event);
    };

    const popup = target.open('about:blank', '_blank', popupFeatures(target));
    if (!popup) {
      answer({ type: 'popup.blocked' });
      return undefined;
    }

    const poll = setInterval(() => {
      if (!popup.closed || isAnswered) return;
      clearInterval(poll);
      sendBack({ type: now() - sentAtMs < SEVERED_WITHIN_MS ? 'popup.severed' : 'popup.closed' });
    }, POLL_MS);

    const send = (request: AuthorizationRequest) => {
      if (aborter.signal.aborted || popup.closed) return;
      stops.push(listenForCallback(popup, request, { target, report: answer }));
      sentAtMs = now();
      popup.location.replace(request.url);
    };
    authorize(aborter.signal)
      .then(send)
      .catch((error: unknown) => answer({ type: 'popup.failed', error }));

    return () => {
      aborter.abort();
      clearInterval(poll);
      for (const stop of stops) stop();
      popup.close();
    };
  });
}

/** Passes the URL of the callback page to its opener and closes the window. */
export function forwardCallback(target: Window = window): void {
  const { href, origin } = target.location;
  const state = new URL(href).searchParams.get('state');
  target.opener?.postMessage(href, origin);
  if (state) {
    const channel = new BroadcastChannel(channelOf(state));
    channel.postMessage(href);
    channel.close();
  }
  target.close();
}
