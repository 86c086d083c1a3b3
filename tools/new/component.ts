// Creates the files of a new primitive, pattern or screen of the UI package.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kinds of components, with their folder in `packages/ui/src` and the suffix of their name. */
export const componentKinds = {
  primitive: { folder: 'primitives', suffix: '' },
  pattern: { folder: 'patterns', suffix: '' },
  screen: { folder: 'screens', suffix: 'Screen' },
} as const;

export type ComponentKind = keyof typeof componentKinds;

const source = join(import.meta.dirname, '../../packages/ui/src');

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const guidanceOf = (component: string) => `import type { Guidance } from '../../test/guidance.ts';

/** Guidance for \`${component}\`, shown on its page in Storybook. */
export const guidance: Guidance = {
  use: 'Say for what it is the right one.',
  avoid: 'Say when it is not, and what to use instead.',
  accessibility: 'Say what it does for keyboard and screen reader.',
  content: 'Say how to word what it shows.',
};
`;

function filesOf(component: string, kind: ComponentKind): Record<string, string> {
  const [copy, fixture] = [`${lowerFirst(component)}Copy`, `${lowerFirst(component)}Fixture`];
  return {
    [`${component}.tsx`]: `import { ${copy} as copy } from './${component}.copy.ts';
import * as styles from './${component}.css.ts';

/** Props of \`${component}\`. */
export interface ${component}Props {
  /** Visible label. */
  label: string;
}

/** Shows … Use another component for … */
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
    [`${component}.copy.ts`]: `/** Texts of \`${component}\`. */
export const ${copy} = {
  empty: 'Nothing here yet.',
} as const;
`,
    [`${component}.fixtures.ts`]: `import type { ${component}Props } from './${component}.tsx';

/** Props of the stories. */
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

export const Matrix = meta.story();

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
`,
    // A screen documents itself by its states.
    ...(kind !== 'screen' && { [`${component}.guidance.ts`]: guidanceOf(component) }),
    'index.ts': `export { ${component}, type ${component}Props } from './${component}.tsx';\n`,
  };
}

/** Adds the export in alphabetical order, so that two new components do not conflict on one line. */
function addToIndex(file: string, name: string): void {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  lines.push(`export * from './${name}/index.ts';`);
  writeFileSync(file, `${lines.toSorted((a, b) => a.localeCompare(b, 'en')).join('\n')}\n`);
}

/** Marks a pattern as having no keyboard interaction yet. */
function addKeyboardProof(name: string): void {
  const file = join(source, 'test/keyboard.ts');
  const text = readFileSync(file, 'utf8');
  const [, head = '', body = '', tail = ''] = /^([\s\S]*= \{\n)([\s\S]*?)(\};\n)$/.exec(text) ?? [];
  const lines = [...body.trimEnd().split('\n'), `  ${name}: 'nothing to operate',`];
  writeFileSync(file, `${head}${lines.toSorted((a, b) => a.localeCompare(b, 'en')).join('\n')}\n${tail}`);
}

/** Creates a component and returns its folder. Throws when the name exists. */
export function createComponent(kind: ComponentKind, name: string): string {
  const { folder, suffix } = componentKinds[kind];
  const target = join(source, folder, name);
  if (existsSync(target)) throw new Error(`${folder}/${name} exists already.`);
  mkdirSync(target);
  for (const [file, text] of Object.entries(filesOf(`${name}${suffix}`, kind)))
    writeFileSync(join(target, file), text);
  addToIndex(join(source, folder, 'index.ts'), name);
  if (kind === 'pattern') addKeyboardProof(name);
  return target;
}
