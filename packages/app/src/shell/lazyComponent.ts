import { type ComponentType, createElement, lazy, useState } from 'react';

/** A page or part. `preload` begins to fetch what it shows first, so that this comes while it is still being drawn. */
export type PreloadableComponent<Props extends object> = ComponentType<Props> & {
  preload?: () => Promise<unknown>;
  /** Whether the page is drawn before its data are there, because it has work to do meanwhile. */
  drawsAtOnce?: boolean;
};

/**
 * Loads a component lazily: `load` starts it, `Component` shows it inside a `Suspense`. A component that is loaded already is
 * shown at once: React would first show nothing, for 0.3 s.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<PreloadableComponent<Props>>,
): { load: () => Promise<PreloadableComponent<Props>>; Component: ComponentType<Props> } {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const component = await importComponent();
    loaded = component;
    return component;
  };
  const Lazy = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return {
    load,
    Component(props) {
      // The same one until it is removed, or the input would be lost.
      const [shown] = useState(() => ({ component: loaded ?? Lazy }));
      return createElement<Props>(shown.component, props);
    },
  };
}
