import { type ComponentType, createElement, lazy, useState } from 'react';

/** Page or part. `preload` fetches its first data while it renders. */
export type PreloadableComponent<Props extends object> = ComponentType<Props> & {
  preload?: () => Promise<unknown>;
  /** Whether the page is drawn before its data are loaded, because it has other work meanwhile. */
  drawsAtOnce?: boolean;
};

/**
 * Loads a component lazily: `load` starts the import, `Component` renders inside a `Suspense`. Renders a loaded
 * component directly, since React would first show an empty page for 0.3 s.
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
      // The component must stay the same until unmount, or the input would be lost.
      const [current] = useState(() => ({ component: loaded ?? Lazy }));
      return createElement<Props>(current.component, props);
    },
  };
}
