import type { StoryContext } from '@storybook/react-vite';

/** Package that the examples import from. */
const packageName = '@vitalane/ui';

/**
 * Returns the code of a story as somebody would write it: with its import, and with empty functions in place of the
 * recording ones of tests.
 */
export function readableSource(
  code: string,
  { component, tags }: Pick<StoryContext, 'component' | 'tags'>,
): string {
  const name = component?.displayName ?? component?.name;
  const plain = code.replace(/\{function \w*\([^)]*\) ?\{[^{}]*\}\}/g, '{() => {}}');
  return name && plain.startsWith('<') && !tags.includes('behaviour')
    ? `import { ${name} } from '${packageName}';\n\n${plain}`
    : plain;
}
