/// <reference types="vite/client" />
// Compares stories with their baselines in both themes. Selection of stories: docs/adr/0016-visual-regression.md.
import { expect, inject, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Part of a CSF Next story that the tests use. */
interface Story {
  composed: { name: string; tags: string[] };
  run: (context: { globals: object }) => Promise<void>;
}

type Theme = 'light' | 'dark';

/** Story with its place in the package. */
interface Entry {
  path: string;
  /** Folder of the layer, such as `patterns`. */
  layer: string;
  /** File name without endings, such as `Button`. */
  file: string;
  name: string;
  story: Story;
}

/** Pictures of one kind. */
interface Sheet {
  shows: (entry: Entry) => boolean;
  widthsPx: readonly number[];
  themes: readonly Theme[];
  /** Whether the first control has the keyboard's focus. */
  isFocused?: boolean;
  /** Whether only the full run draws it. */
  isThorough?: boolean;
}

const files = import.meta.glob<Record<string, unknown>>('../packages/ui/src/*/*/*.stories.tsx', {
  eager: true,
});
const baselines = Object.keys(import.meta.glob('./{light,dark}/*.png'));

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && 'composed' in value && 'run' in value;
}

const entries = Object.entries(files).flatMap(([path, exports]) => {
  const [layer = '', , file = ''] = path.replace('.stories.tsx', '').split('/').slice(-3);
  return Object.entries(exports).flatMap(([name, story]) =>
    isStory(story) ? [{ path, layer, file, name, story }] : [],
  );
});

const layers = { parts: ['primitives', 'patterns'], screens: ['screens'] };
const has = ({ story }: Entry, tag: 'pixels' | 'no-pixels') => story.composed.tags.includes(tag);
const withMatrix = new Set(entries.filter(({ name }) => name === 'Matrix').map(({ path }) => path));
const partNames = ['Matrix', 'Open'];
const stateNames = ['Empty', 'Failed', 'Loading', 'LongContent'];

/** Parts that are pictured with focus. Text fields are not: their caret is drawn in varying ways. */
const focusable = [
  'Button',
  'CheckboxField',
  'ChoiceGroup',
  'IconButton',
  'Link',
  'Menu',
  'SegmentedControl',
  'Switch',
  'Tabs',
];

const both: readonly Theme[] = ['light', 'dark'];
const sheets: readonly Sheet[] = [
  {
    // A matrix includes the default.
    shows: (entry) =>
      layers.parts.includes(entry.layer) &&
      (partNames.includes(entry.name) ||
        has(entry, 'pixels') ||
        (entry.name === 'Default' && !withMatrix.has(entry.path))),
    widthsPx: [1200],
    themes: both,
  },
  {
    shows: ({ name, file }) => name === 'Default' && focusable.includes(file),
    widthsPx: [1200],
    themes: both,
    isFocused: true,
  },
  {
    shows: (entry) =>
      layers.screens.includes(entry.layer) &&
      (entry.name === 'Default' || entry.name === 'Ready' || has(entry, 'pixels')),
    widthsPx: [1280, 360],
    themes: both,
  },
  {
    shows: ({ layer, name }) => layers.screens.includes(layer) && stateNames.includes(name),
    widthsPx: [360],
    themes: ['light'],
    isThorough: true,
  },
];

/** Least height of the window in px: fits a dialog or an open list. Pages are pictured whole. */
const leastHeightPx = 480;

const pictures = sheets.flatMap(({ shows, widthsPx, isFocused, ...sheet }) =>
  entries
    .filter((entry) => shows(entry) && !has(entry, 'no-pixels'))
    .flatMap((entry) =>
      widthsPx.map((widthPx) => {
        const ending = isFocused ? 'focus' : widthPx;
        return {
          ...entry,
          ...sheet,
          widthPx,
          isFocused,
          picture: [entry.file, entry.name, ending].join('-'),
        };
      }),
    ),
);
type Picture = (typeof pictures)[number];

async function settle(isOpen: boolean): Promise<void> {
  // Text in a focused control is drawn on a separate layer, with varying antialiasing.
  // What is open would close.
  if (document.activeElement instanceof HTMLElement && !isOpen) document.activeElement.blur();
  // The element that a story pressed last stays hovered until the real pointer moves.
  for (const hovered of document.querySelectorAll('[data-hovered]')) {
    const away = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body };
    hovered.dispatchEvent(new PointerEvent('pointerout', away));
  }
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
}

async function show({ name, story, widthPx, isFocused }: Picture): Promise<void> {
  await page.viewport(widthPx, leastHeightPx);
  onTestFinished(() => window.scrollTo(0, 0));
  // A separate run checks accessibility.
  await story.run({ globals: { theme: 'light', a11y: { manual: true } } });
  await settle(name === 'Open');
  window.scrollTo(0, 0);
  await page.viewport(widthPx, Math.max(leastHeightPx, document.documentElement.scrollHeight));
  if (isFocused) await userEvent.tab();
}

const drawn = pictures.filter(({ isThorough }) => !isThorough || inject('isThorough'));

test.each(drawn)('$picture matches its baselines', async (shown) => {
  await show(shown);
  for (const theme of shown.themes) {
    document.documentElement.dataset.theme = theme;
    await expect.soft(page).toMatchScreenshot(`${theme}/${shown.picture}`);
  }
});

test('every folder with stories has a pictured or exempt story', () => {
  const folderOf = ({ path }: { path: string }) => path.replace(/\/[^/]*$/, '');
  const exempt = entries.filter((entry) => has(entry, 'no-pixels'));
  const pictured = new Set([...pictures, ...exempt].map(folderOf));
  const known = entries.filter(({ layer }) => Object.values(layers).flat().includes(layer));
  expect([...new Set(known.map(folderOf))].filter((folder) => !pictured.has(folder))).toEqual([]);
});

test('every baseline belongs to a story', () => {
  const expected = new Set(
    pictures.flatMap(({ picture, themes }) => themes.map((theme) => `./${theme}/${picture}.png`)),
  );
  expect(
    baselines.filter((file) => !expected.has(file)),
    'delete these',
  ).toEqual([]);
});
