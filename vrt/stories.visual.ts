/// <reference types="vite/client" />
// Compares stories with their baselines in both themes. Which stories, and why so few: docs/adr/0016-visual-regression.md.
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

/** What is used of a story: CSF Next gives more. */
interface Story {
  composed: { name: string; tags: string[] };
  run: (context: { globals: object }) => Promise<void>;
}

const sheets = [
  { kind: 'primitives', widthsPx: [1200] },
  { kind: 'patterns', widthsPx: [1200] },
  { kind: 'screens', widthsPx: [1280, 360] },
] as const;

/** At least room for a dialog or an open list, which take none of the page's own height; at most what tells a list from its repetition. */
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

/** The story says with this tag, and a reason, that its pixels are not the same each time. */
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
  // Letters in a control that has focus are drawn on a layer of their own, now smoother and now less so.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // What a story pressed last stays hovered until the machine's own pointer stirs, which it may or may not.
  for (const hovered of document.querySelectorAll('[data-hovered]')) {
    const away = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body };
    hovered.dispatchEvent(new PointerEvent('pointerout', away));
  }
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
}

test.each(pictures)('$kind: $name looks as agreed in both themes', async ({ name, story, widthPx }) => {
  await page.viewport(widthPx, heightPx.least);
  onTestFinished(() => window.scrollTo(0, 0));
  // Accessibility has its own run.
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

test('everything that has stories has one with pixels', () => {
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
