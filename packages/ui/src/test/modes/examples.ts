import type { ComponentType } from 'react';

interface Example {
  /** Pattern and story, such as “Tabs, Matrix”. */
  name: string;
  Component: ComponentType;
}

const files = import.meta.glob<Record<string, unknown>>('../../patterns/*/*.stories.tsx', { eager: true });

function hasComponent(value: unknown): value is { Component: ComponentType } {
  return typeof value === 'object' && value !== null && 'Component' in value;
}

/** Default and matrix stories of all patterns, so that a new pattern is checked in every mode automatically. */
export const examples: readonly Example[] = Object.entries(files).flatMap(([path, exports]) =>
  ['Default', 'Matrix'].flatMap((story) => {
    const found = exports[story];
    const pattern = path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
    return hasComponent(found) ? [{ name: `${pattern}, ${story}`, Component: found.Component }] : [];
  }),
);
