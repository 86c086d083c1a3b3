import { describe, expect, it } from 'vitest';
import { allStyle, judgeStyle, styleOf } from './style.ts';
import { isAmerican } from './styleRules.ts';

const long = `It ${'and so '.repeat(15)}ends.`;

it('documentation, comments and messages follow the house style', () => {
  const { wrong, unused } = judgeStyle(allStyle());
  expect(wrong.map(({ path, line, rule, message }) => `${path}:${line}: ${rule}: ${message}`)).toEqual([]);
  expect(unused).toEqual([]);
});

describe('violations', () => {
  it.each([
    ['docs/a.md', `Short.\n\n${long}`, 3],
    ['docs/a.md', `| a | b |\n| --- | --- |\n| c | ${long} |`, 3],
    ['a.ts', `const a = 1;\n\n/**\n * Short.\n *\n * ${long}\n */`, 6],
    ['a.ts', `// It and so and so and so and so\n// ${long.slice(0, -15)}\n// and so and so ends.`, 1],
    ['a.tsx', `const a = <p>{/* ${long} */}</p>;`, 1],
    ['a.ts', `\nthrow new Error('${long}');`, 2],
    ['a.ts', `log.warn({ err }, '${long}');`, 1],
    ['a.ts', `request.log.warn(\`\${name}: ${long}\`);`, 1],
    ['deploy/compose.yaml', `image: a\n# ${long}`, 2],
  ])('a long sentence in %s: %j', (path, source, line) => {
    expect(styleOf(path, source)).toMatchObject([{ path, line, rule: 'style:sentence-length' }]);
  });

  it.each([
    ['The color of a line.', 'style:british-spelling'],
    ['A list that nobody may organize.', 'style:british-spelling'],
    ['The whitelist of hosts.', 'retext-equality:whitelist'],
    ['Simply press the button.', 'retext-equality:simple'],
  ])('%s', (sentence, rule) => {
    expect(styleOf('a.ts', `// ${sentence}`)).toMatchObject([{ line: 1, rule }]);
  });
});

describe('valid style', () => {
  it.each([
    ['docs/a.md', 'The colour of a line, and `color` in code.\n\n```ts\n// color\n```'],
    ['docs/a.md', `---\n${long}\n---\n\nShort.`],
    ['a.ts', `const text = '${long} color';`],
    ['a.ts', `// Short.\nconst a = 1; // And short.\n// ${'And. '.repeat(40)}`],
    ['a.ts', '// biome-ignore lint/suspicious/noColor: just so.'],
    ['a.png', long],
  ])('%s: %j', (path, source) => {
    expect(styleOf(path, source)).toEqual([]);
  });
});

it('reports words that only the American dictionary contains', () => {
  expect(['color', 'center', 'normalize'].map(isAmerican)).toEqual([true, true, true]);
  expect(['colour', 'centre', 'normalise', 'queue', 'vitest'].map(isAmerican)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

it('an allow-list entry matches one file only, and fails when it is unused', () => {
  const allowed = [{ path: 'a.ts', text: '“color”', why: 'A name of a standard.' }];
  expect(judgeStyle(styleOf('a.ts', '// A color.'), allowed)).toEqual({ wrong: [], unused: [] });
  expect(judgeStyle(styleOf('b.ts', '// A color.'), allowed)).toMatchObject({
    wrong: [{ path: 'b.ts' }],
    unused: allowed,
  });
});
