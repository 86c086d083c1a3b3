import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { configure, waitFor } from 'storybook/test';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { Dialog } from '../packages/ui/src/patterns/Dialog/index.ts';
import type { Media } from './media.ts';

// Preload lazy overlays, so that no story waits for the network.
await Promise.all([
  import('../packages/ui/src/patterns/overlays.ts'),
  import('../packages/ui/src/screens/shared/ItemPicker/RemovalDialog.tsx'),
]);

// The first dialog is drawn late, once its code is there. Opened here, every story draws its dialog at once: React
// reports an update that comes while Storybook closes its `act` scope.
const root = createRoot(document.createElement('div'));
// biome-ignore lint/correctness/noChildrenProp: the type of a dialog requires children among its props.
root.render(createElement(Dialog, { isOpen: true, title: 'First', onClose: () => undefined, children: '' }));
await waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
root.unmount();

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
