import type { ComponentType } from 'react';

/** Story to check in every mode. */
export interface Example {
  /** File and story, such as “Tabs, Matrix”. */
  name: string;
  Component: ComponentType;
  /** Space around it in px, as on a page. */
  paddingPx: number;
}

type Stories = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const patterns: Stories = import.meta.glob('../../patterns/*/*.stories.tsx', { eager: true });
const screens: Stories = import.meta.glob('../../screens/**/*.stories.tsx', { eager: true });

function hasComponent(value: unknown): value is { Component: ComponentType } {
  return typeof value === 'object' && value !== null && 'Component' in value;
}

const named = (files: Stories, names: readonly string[], paddingPx: number): readonly Example[] =>
  Object.entries(files).flatMap(([path, exports]) =>
    names.flatMap((story) => {
      const found = exports[story];
      const file = path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
      return hasComponent(found)
        ? [{ name: `${file}, ${story}`, Component: found.Component, paddingPx }]
        : [];
    }),
  );

/** Default and matrix stories of all patterns, so that a new pattern is checked in every mode automatically. */
export const patternExamples = named(patterns, ['Default', 'Matrix'], 24);

/** Usual states of all screens. */
export const screenExamples = named(screens, ['Default', 'Ready', 'Empty', 'Failed', 'LongContent'], 0);
