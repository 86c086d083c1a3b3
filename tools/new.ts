// `pnpm new primitive|pattern|screen Name`: makes the files of a new part of the UI package, in its style.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const kinds = {
  primitive: { folder: 'primitives', suffix: '' },
  pattern: { folder: 'patterns', suffix: '' },
  screen: { folder: 'screens', suffix: 'Screen' },
} as const;

type Kind = keyof typeof kinds;

const source = join(import.meta.dirname, '../packages/ui/src');

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function filesOf(component: string): Record<string, string> {
  const [copy, fixture] = [`${lowerFirst(component)}Copy`, `${lowerFirst(component)}Fixture`];
  return {
    [`${component}.tsx`]: `import { ${copy} as copy } from './${component}.copy.ts';
import * as styles from './${component}.css.ts';

/** Props of \`${component}\`. */
export interface ${component}Props {
  /** What it is about, always visible. */
  label: string;
}

/** Says what it is for, and what to use instead where it is not. */
export function ${component}({ label }: ${component}Props) {
  return (
    <section className={styles.root} aria-label={label}>
      {copy.empty}
    </section>
  );
}
`,
    [`${component}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const root = style({ display: 'grid', gap: space.md });
`,
    [`${component}.copy.ts`]: `/** Words of \`${component}\`. */
export const ${copy} = {
  empty: 'Nothing here yet.',
} as const;
`,
    [`${component}.fixtures.ts`]: `import type { ${component}Props } from './${component}.tsx';

/** What the stories show. */
export const ${fixture}: ${component}Props = { label: '${component}' };
`,
    [`${component}.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { ${fixture} } from './${component}.fixtures.ts';
import { ${component} } from './${component}.tsx';

const meta = preview.meta({ component: ${component}, args: ${fixture} });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '${component}' })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
`,
    'index.ts': `export { ${component}, type ${component}Props } from './${component}.tsx';\n`,
  };
}

function isKind(text: string | undefined): text is Kind {
  return text !== undefined && Object.hasOwn(kinds, text);
}

/** Adds the export in alphabetical order, so that two new parts do not meet in one line. */
function addToIndex(file: string, name: string): void {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  lines.push(`export * from './${name}/index.ts';`);
  writeFileSync(file, `${lines.toSorted((a, b) => a.localeCompare(b, 'en')).join('\n')}\n`);
}

function make(kind: Kind, name: string): string {
  const { folder, suffix } = kinds[kind];
  const target = join(source, folder, name);
  if (existsSync(target)) throw new Error(`${folder}/${name} exists already.`);
  mkdirSync(target);
  for (const [file, text] of Object.entries(filesOf(`${name}${suffix}`)))
    writeFileSync(join(target, file), text);
  addToIndex(join(source, folder, 'index.ts'), name);
  return target;
}

const [kind, name = ''] = process.argv.slice(2);
if (!isKind(kind) || !/^[A-Z][A-Za-z]+$/.test(name)) {
  console.error('Say what and how it is called, such as: pnpm new pattern PillBox');
  process.exitCode = 2;
} else {
  try {
    console.log(`Made ${make(kind, name)}. Open it with: pnpm storybook`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
