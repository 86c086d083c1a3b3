import { type EventObject, fromCallback } from 'xstate';

function connectionOf(navigator: Navigator): EventTarget | null {
  return 'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : null;
}

/** Returns the call's actor `network`: reports a restored or changed network. */
export const networkActor = (target: Window = window) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const changed = () => sendBack({ type: 'network.changed' });
    const sources: readonly (readonly [EventTarget | null, string])[] = [
      [target, 'online'],
      [connectionOf(target.navigator), 'change'],
    ];
    for (const [source, name] of sources) source?.addEventListener(name, changed);
    return () => {
      for (const [source, name] of sources) source?.removeEventListener(name, changed);
    };
  });
