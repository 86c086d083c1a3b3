import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import type { Media } from './media.ts';

// Preload lazy overlays, so that no story waits for the network.
await Promise.all([
  import('../packages/ui/src/patterns/overlays.ts'),
  import('../packages/ui/src/screens/shared/ItemPicker/RemovalDialog.tsx'),
]);

declare module 'vitest' {
  interface ProvidedContext {
    waitGuardMs: number;
    isThorough: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}

globalThis.emulateMedia = (media) => commands.emulateMedia(media);
globalThis.pressKeys = (keys) => userEvent.keyboard(keys);

globalThis.isThorough = inject('isThorough');

configure({ asyncUtilTimeout: inject('waitGuardMs') });

const report = console.error;
let errors: string[] = [];

// React, React Aria and axe report errors on the console, so a story that logs one fails.
beforeEach(() => {
  errors = [];
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
    report(...parts);
  };
});

afterEach(() => {
  console.error = report;
  expect(errors, 'console errors during the story').toEqual([]);
});
