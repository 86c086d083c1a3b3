import type { StoryContext } from '@storybook/react-vite';

/** Package that examples import from. */
const packageName = '@vitalane/ui';

/**
 * Returns the source of a story as an application would write it: with its import, and with empty functions instead of
 * mocks.
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
