// Checks the layers of packages/ui: theme, icons, primitives, patterns, screens. Each imports those before it.
// Screens do not import each other; shared code is in `screens/shared`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from './imports.ts';

const layers = ['theme', 'icons', 'primitives', 'patterns', 'screens'];
const source = join(import.meta.dirname, '../packages/ui/src');

/** Returns why a file of the package may not import another, or `null`. Paths are relative to `src`. */
function layerProblem(file: string, imported: string): string | null {
  const [own, other] = [file, imported].map((path) => layers.indexOf(path.split('/')[0] ?? ''));
  const isAbove = own !== undefined && other !== undefined && own >= 0 && other > own;
  const [screen, otherScreen] = [file, imported].map(screenOf);
  const isOtherScreen = otherScreen !== undefined && otherScreen !== sharedFolder && otherScreen !== screen;
  return isAbove || isOtherScreen ? `${file} imports ${imported}` : null;
}

const sharedFolder = 'shared';

/** Returns the folder of the screen that contains a file. */
const screenOf = (path: string) => /^screens\/([^/]+)\//.exec(path)?.[1];

it('each layer imports itself and lower layers only', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && layers.includes(file.split('/')[0] ?? '') && !/^[^/]+\/index\.ts$/.test(file),
  );
  const problems = files.flatMap((file) =>
    importsOf(file, readFileSync(join(source, file), 'utf8')).map((imported) => layerProblem(file, imported)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});

it.each([
  ['primitives/Button/Button.tsx', 'patterns/Form/index.ts'],
  ['theme/light.ts', 'primitives/Button/index.ts'],
  ['patterns/Form/Form.tsx', 'screens/Diary/index.ts'],
  ['screens/Home/HomeScreen.tsx', 'screens/Diary/index.ts'],
  ['screens/shared/alerts/index.ts', 'screens/Diary/index.ts'],
])('a planted import is found: %s imports %s', (file, imported) => {
  expect(layerProblem(file, imported)).toContain(imported);
});

it.each([
  ['screens/Home/HomeScreen.tsx', 'screens/shared/alerts/index.ts'],
  ['screens/Home/HomeScreen.tsx', 'screens/Home/homeWords.copy.ts'],
  ['screens/Home/HomeScreen.tsx', 'patterns/Form/index.ts'],
  ['patterns/Form/Form.tsx', 'patterns/Field/index.ts'],
  ['patterns/Form/Form.tsx', 'messages/index.ts'],
])('%s may import %s', (file, imported) => {
  expect(layerProblem(file, imported)).toBeNull();
});
