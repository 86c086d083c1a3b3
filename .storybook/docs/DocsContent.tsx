import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guidance } from '../../packages/ui/src/test/guidance.ts';

const guidances = import.meta.glob<Guidance>('../../packages/ui/src/*/*/*.guidance.ts', {
  eager: true,
  import: 'guidance',
});

const headings: Readonly<Record<keyof Guidance, string>> = {
  use: 'When to use',
  avoid: 'When not to',
  accessibility: 'Accessibility',
  content: 'Content',
};

function guidanceOf(title: string): string | undefined {
  const folders = title.split('/');
  const found = Object.entries(guidances).find(([path]) =>
    folders.includes(path.split('/').at(-2) ?? ''),
  )?.[1];
  if (!found) return undefined;
  const parts = Object.entries(headings) as [keyof Guidance, string][];
  return parts.map(([part, heading]) => `### ${heading}\n\n${found[part]}`).join('\n\n');
}

/** What it is, when to use it, its props, and all its stories. */
export default function DocsContent() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = guidanceOf(preparedMeta.title);
  return (
    <>
      <Title />
      <Description />
      {guidance && <Markdown>{guidance}</Markdown>}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
