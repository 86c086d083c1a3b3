import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import type { Media } from './media.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}

globalThis.emulateMedia = (media) => commands.emulateMedia(media);
globalThis.pressKeys = (keys) => userEvent.keyboard(keys);

// A busy machine may take a second to open a dialog; only one that never opens is a mistake.
configure({ asyncUtilTimeout: 5000 });

const report = console.error;
let complaints: string[] = [];

// React, React Aria and axe report mistakes as console errors; a story that causes one is a failed story.
beforeEach(() => {
  complaints = [];
  console.error = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
    report(...parts);
  };
});

afterEach(() => {
  console.error = report;
  expect(complaints, 'console errors during the story').toEqual([]);
});
