import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { isTestStory } from '../../.storybook/sidebar.ts';
import { launchOptions } from '../browser.ts';

/** Entry of the index of a built Storybook. */
interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  exportName: string;
  tags: string[];
}

/** Row of a table of props. */
interface Row {
  name: string;
  type: string;
  description: string;
  isRequired: boolean;
  default: string | undefined;
}

/** What the documentation page of a story says. */
interface Documented {
  props: Row[];
  code: string;
}

/** Words that stand for a type instead of the type. */
const vague = /\b(union|unknown|signature|intersection|enum)\b/;

/** Choice between a few words or numbers. */
const choice = /^('[\w-]+'|\d)( \| ('[\w-]+'|\d))+$/;

function problemsOf({ title }: Entry, { props, code }: Documented): string[] {
  const hidden = title.endsWith('Screen') && code === '' ? [`${title}: the package does not offer it.`] : [];
  const unclear = props.flatMap(({ name, type, description, ...prop }) => [
    ...(vague.test(type) ? [`${title}: the table says that \`${name}\` has the type “${type}”.`] : []),
    ...(description.includes('@') ? [`${title}: \`${name}\` is described as “${description}”.`] : []),
    ...(choice.test(type) && !prop.isRequired && !prop.default && !title.startsWith('Screens/')
      ? [`${title}: nothing says which \`${name}\` is the default; add \`@default\`.`]
      : []),
  ]);
  return [...hidden, ...unclear];
}

/** Builds Storybook and reads in a browser what its documentation pages say of each shown story. */
async function readStories(root: string): Promise<Map<Entry, Documented>> {
  execFileSync('storybook', ['build', '--disable-telemetry', '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = join(root, 'storybook-static');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const shown = Object.values(entries).filter(
    ({ type, exportName, tags }) =>
      type === 'story' && !isTestStory({ exportName, tags, hasPlay: tags.includes('play-fn') }),
  );
  const server = await preview({
    configFile: false,
    root,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch(await launchOptions('shell'));
  try {
    const page = await browser.newPage();
    const url = server.resolvedUrls?.local[0];
    await page.goto(`${url}iframe.html?viewMode=story&id=${shown[0]?.id}`);
    await page.waitForFunction(
      () => '__STORYBOOK_PREVIEW__' in globalThis && document.querySelector('#storybook-root')?.firstChild,
    );
    const stories = new Map<Entry, Documented>();
    for (const entry of shown) stories.set(entry, await page.evaluate(readStory, entry.id));
    return stories;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Story as Storybook has prepared it. */
interface PreparedStory {
  argTypes: Record<
    string,
    {
      name: string;
      description?: string;
      type?: { required?: boolean };
      table?: { disable?: boolean; type?: { summary?: string }; defaultValue?: { summary?: string } };
    }
  >;
  initialArgs: object;
  parameters: { docs: { source: { transform: (code: string, context: object) => Promise<string> } } };
}

/** Runs in the page. */
async function readStory(storyId: string): Promise<Documented> {
  const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: {
      storyStoreValue: { loadStory: (request: { storyId: string }) => Promise<PreparedStory> };
    };
  };
  const story = await storybook.storyStoreValue.loadStory({ storyId });
  const { argTypes, initialArgs, parameters } = story;
  return {
    props: Object.values(argTypes)
      .filter(({ table }) => !table?.disable)
      .map(({ name, description = '', type, table }) => ({
        name,
        type: table?.type?.summary ?? 'unknown',
        description,
        isRequired: type?.required ?? false,
        default: table?.defaultValue?.summary,
      })),
    code: await parameters.docs.source.transform('', { ...story, args: initialArgs }),
  };
}

/**
 * Writes the code of all documentation pages into a product, to be compiled there. Returns what is wrong with the tables
 * of props.
 */
export async function writeExamples(root: string, product: string): Promise<string[]> {
  const stories = await readStories(root);
  const examples = join(product, 'src/examples');
  mkdirSync(examples, { recursive: true });
  for (const [{ id }, { code }] of stories) writeFileSync(join(examples, `${id}.tsx`), code);
  return [...new Set([...stories].flatMap(([entry, documented]) => problemsOf(entry, documented)))];
}
