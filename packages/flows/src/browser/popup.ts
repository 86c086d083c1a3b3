import { fromCallback } from 'xstate';
import { providerError } from '../auth/auth.errors.ts';
import type { PopupEvent, ProviderGrant } from '../auth/auth.types.ts';

/** How often it is looked whether the window is closed. */
export const POLL_MS = 500;

/** A window that closes this soon after it was sent to the provider was not closed by a person: its page cut the tie. */
export const SEVERED_WITHIN_MS = 1_000;

const WIDTH_PX = 500;
const HEIGHT_PX = 600;

/** Where to send the window, and what is needed to redeem the code that comes back. */
export interface AuthorizationRequest extends Omit<ProviderGrant, 'code'> {
  url: string;
  state: string;
}

/** The window that was opened, as far as it is used. */
export interface PopupWindow {
  readonly closed: boolean;
  readonly location: Pick<Location, 'replace'>;
  close: () => void;
}

/** A message to our window, as far as it is read. */
export interface PopupMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** Our own window, as far as it is used. */
export interface OpenerWindow extends Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'> {
  readonly location: Pick<Location, 'origin'>;
  open: (url: string, name: string, features: string) => PopupWindow | null;
  addEventListener: (type: 'message', listener: (message: PopupMessage) => void) => void;
  removeEventListener: (type: 'message', listener: (message: PopupMessage) => void) => void;
}

/** What the popup actor stands on. */
export interface PopupDeps {
  /** Prepares one request; rejects with a `FlowError`. */
  authorize: (signal: AbortSignal) => Promise<AuthorizationRequest>;
  target?: OpenerWindow;
  now?: () => number;
}

/** Returns the name of the channel on which the window answers when it has lost its opener. */
export const channelOf = (state: string): string => `auth:${state}`;

/** Size and place of the window: 500 by 600, in the middle of ours. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: OpenerWindow): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH_PX) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT_PX) / 2));
  const place = `width=${WIDTH_PX},height=${HEIGHT_PX},left=${left},top=${top}`;
  return `${place},location=yes,resizable=yes,statusbar=yes,toolbar=no,scrollbars=yes`;
}

/** Returns what the provider answered at the callback's address; null when it belongs to another request. */
export function readAnswer(address: unknown, request: AuthorizationRequest): PopupEvent | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const answer = new URL(address).searchParams;
  if (answer.get('state') !== request.state) return null;
  const { verifier, nonce } = request;
  const code = answer.get('code');
  if (code) return { type: 'popup.code', grant: { code, verifier, nonce } };
  return { type: 'popup.failed', error: providerError(answer.get('error') ?? '') };
}

/** Receives the message of the callback page, over the opener or the channel, whichever is first. Returns an unsubscribe function. */
function hear(
  popup: PopupWindow,
  request: AuthorizationRequest,
  { target, report }: { target: OpenerWindow; report: (event: PopupEvent) => void },
): () => void {
  const channel = new BroadcastChannel(channelOf(request.state));
  const take = (address: unknown) => {
    const answer = readAnswer(address, request);
    if (answer) report(answer);
  };
  const onMessage = ({ data, origin, source }: PopupMessage) => {
    if (origin === target.location.origin && source === popup) take(data);
  };
  channel.onmessage = ({ data }) => take(data);
  target.addEventListener('message', onMessage);
  return () => {
    channel.close();
    target.removeEventListener('message', onMessage);
  };
}

/**
 * Opens the identity provider's window when the actor starts, in the task of the click. Sends it to the
 * provider once the request is ready, and watches it until it responds or is closed. Closes it when the actor
 * stops. It answers once at most.
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
      stops.push(hear(popup, request, { target, report: answer }));
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

/** What the callback page does: hands its own address to the page that opened it, and closes itself. */
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
