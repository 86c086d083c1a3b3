import { Canvas, Controls, DocsContext, Heading, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { DoAndDoNot } from '../../packages/ui/docs/blocks/DoAndDoNot.tsx';
import type { Guidance } from '../../packages/ui/src/test/guidance.ts';
import { isTestStory } from '../sidebar.ts';
import { documentedBy } from './argTypes.ts';
import { maturityOf } from './maturity.ts';
import { hasCode, isPublishedName } from './snippet.ts';

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

/** Renders overlays and screens in an iframe; inline they would cover or stretch the docs page. */
const framed = { inline: false, height: '560px' };

const isFramed = (title: string) => /^(Screens|Overlays|Navigation\/AppShell|Forms\/ComboBox)\b/.test(title);

/** Description, guidance, props and stories of a component. */
export default function DocsContent() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const guidance = guidanceOf(title);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(
      ({ moduleExport, name, tags, playFunction }) =>
        moduleExport &&
        !isTestStory({ exportName: name.replaceAll(' ', ''), tags, hasPlay: Boolean(playFunction) }),
    );
  // Screens have many states; the sidebar lists all of them.
  const [primary, ...others] = title.startsWith('Screens/') ? stories.slice(0, 1) : stories;
  const frame = isFramed(title) ? framed : undefined;
  const documented = documentedBy(preparedMeta);
  const isOffered = documented !== undefined && isPublishedName(documented.name);
  const sourceState = (story: (typeof stories)[number]) => (hasCode(story) ? 'hidden' : 'none');
  return (
    <>
      <Title />
      <p>
        {isOffered
          ? maturityOf(documented.name)
          : 'Part of screens. The package does not offer it on its own.'}
      </p>
      <Markdown>{documented?.description ?? ''}</Markdown>
      {guidance && <Markdown>{guidance}</Markdown>}
      {documented && <DoAndDoNot component={documented.name} />}
      {primary && <Canvas of={primary.moduleExport} story={frame} sourceState={sourceState(primary)} />}
      <div style={{ overflowX: 'auto', paddingInline: 4 }}>
        <Controls />
      </div>
      {others.map((story) => (
        <div key={story.id}>
          <Heading>{story.name}</Heading>
          <Canvas of={story.moduleExport} story={frame} sourceState={sourceState(story)} />
        </div>
      ))}
    </>
  );
}
