import { type ComponentType, useEffect, useState } from 'react';
// The styles stay in the file of the page; a separate file would be larger.
import './AppShell/SideMenu.css.ts';
import './Dialog/Dialog.css.ts';

const retryDelayMs = 1000;

/** Overlay component that is loaded when it is first opened. */
export interface LazyOverlay<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Component, once it has loaded. */
  component?: ComponentType<Props>;
}

/** Creates a lazy overlay. Call it once, outside of components. */
export const lazyOverlay = <Props>(load: () => Promise<ComponentType<Props>>): LazyOverlay<Props> => ({
  load,
});

/**
 * Returns the component of an overlay, or `undefined` until it is opened and loaded. A failed load is repeated
 * while the overlay is open. React's `lazy` would show a loaded component only after another 0.3 s.
 */
export function useLazyOverlay<Props>(
  overlay: LazyOverlay<Props>,
  isOpen: boolean,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState(() => overlay.component);
  const [failures, setFailures] = useState(0);
  const isNeeded = isOpen && !component;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const start = async () => {
      try {
        overlay.component = await overlay.load();
        if (isCurrent) setComponent(() => overlay.component);
      } catch (error) {
        console.error(error);
        if (isCurrent) setFailures(failures + 1);
      }
    };
    const timer = failures === 0 ? undefined : setTimeout(start, retryDelayMs);
    if (!timer) void start();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [overlay, isNeeded, failures]);
  return component;
}
