/// <reference types="vite/client" />
// Compares stories with their baselines in both themes. Selection of stories: docs/adr/0016-visual-regression.md.
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

/** Part of a CSF Next story that the tests use. */
interface Story {
  composed: { name: string; tags: string[] };
  run: (context: { globals: object }) => Promise<void>;
}

const sheets = [
  { kind: 'primitives', widthsPx: [1200] },
  { kind: 'patterns', widthsPx: [1200] },
  { kind: 'screens', widthsPx: [1280, 360] },
] as const;

/** Viewport limits in px. The minimum fits a dialog or an open list; the maximum cuts repeated rows of long lists. */
const heightPx = { least: 480, most: 800 };
const themes = ['light', 'dark'] as const;
const hasPixels = /^(Default|Matrix|Ready)$/;

const files = import.meta.glob<Record<string, unknown>>('../packages/ui/src/*/*/*.stories.tsx', {
  eager: true,
});
const baselines = Object.keys(import.meta.glob('./{light,dark}/*.png'));

const isKnownKind = (path: string) => sheets.some(({ kind }) => path.includes(`/src/${kind}/`));

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && 'composed' in value && 'run' in value;
}

/** Returns whether a story is tagged as not reproducible to the pixel. */
const isExempt = ({ composed }: Story) => composed.tags.includes('no-pixels');

function isPictured([name, story]: [string, Story]): boolean {
  return !isExempt(story) && (hasPixels.test(name) || story.composed.tags.includes('pixels'));
}

const pictures = sheets.flatMap(({ kind, widthsPx }) =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/src/${kind}/`))
    .flatMap(([path, exports]) => {
      const file = path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
      const stories = Object.entries(exports).filter((entry): entry is [string, Story] => isStory(entry[1]));
      return stories.filter(isPictured).flatMap(([name, story]) =>
        widthsPx.map((widthPx) => ({
          kind,
          path,
          story,
          widthPx,
          name: [file, name, ...(widthsPx.length > 1 ? [widthPx] : [])].join('-'),
        })),
      );
    }),
);

async function settle(): Promise<void> {
  // Text in a focused control is drawn on a separate layer, with varying antialiasing.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // The element that a story pressed last stays hovered until the real pointer moves.
  for (const hovered of document.querySelectorAll('[data-hovered]')) {
    const away = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body };
    hovered.dispatchEvent(new PointerEvent('pointerout', away));
  }
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
}

test.each(pictures)('$kind: $name matches its baselines in both themes', async ({ name, story, widthPx }) => {
  await page.viewport(widthPx, heightPx.least);
  onTestFinished(() => window.scrollTo(0, 0));
  // A separate run checks accessibility.
  await story.run({ globals: { theme: 'light', a11y: { manual: true } } });
  await settle();
  await page.viewport(
    widthPx,
    Math.min(Math.max(heightPx.least, document.documentElement.scrollHeight), heightPx.most),
  );
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    await expect.soft(page).toMatchScreenshot(`${theme}/${name}`);
  }
});

test('every folder with stories has a pictured or exempt story', () => {
  const folderOf = (path: string) => path.replace(/\/[^/]*$/, '');
  const exempt = Object.entries(files)
    .filter(([, exports]) => Object.values(exports).filter(isStory).some(isExempt))
    .map(([path]) => path);
  const pictured = new Set([...pictures.map(({ path }) => path), ...exempt].map(folderOf));
  const folders = new Set(Object.keys(files).filter(isKnownKind).map(folderOf));
  expect([...folders].filter((folder) => !pictured.has(folder))).toEqual([]);
});

test('every baseline belongs to a story', () => {
  const expected = new Set(pictures.flatMap(({ name }) => themes.map((theme) => `./${theme}/${name}.png`)));
  expect(
    baselines.filter((file) => !expected.has(file)),
    'delete these',
  ).toEqual([]);
});
