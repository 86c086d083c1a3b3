import { type ComponentType, createElement, lazy, useState } from 'react';

/** A page or part. `ask` begins to fetch what it shows first, so that this comes while it is still being drawn. */
export type LatePart<Props extends object> = ComponentType<Props> & { ask?: () => Promise<unknown> };

/**
 * Lazily loaded code: `load` asks for it, `Component` shows it inside a `Suspense`. What has come already is shown at once:
 * React would first show nothing, and that for 0.3 s.
 */
export function late<Props extends object>(
  bring: () => Promise<LatePart<Props>>,
): { load: () => Promise<LatePart<Props>>; Component: ComponentType<Props> } {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const part = await bring();
    loaded = part;
    return part;
  };
  const Awaited = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return {
    load,
    Component(props) {
      // For as long as it stands it stays the same, or what was typed would be lost.
      const [present] = useState(() => ({ part: loaded ?? Awaited }));
      return createElement<Props>(present.part, props);
    },
  };
}
