import { expect, it } from 'vitest';
import { knownPerson } from '../../../../test/helpers/facts.sample.ts';
import { pdfPages, unspaced } from '../../../../test/helpers/pdfText.ts';
import { contentOf } from './content.ts';
import { makePdf } from './makePdf.ts';

const madeOn = new Date('2026-01-01T00:00:00Z');
const length = 20_000;
const filled = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Returns numbered words, which show lost, repeated or misplaced text. */
const numbered = (separator: string) =>
  Array.from({ length: 4000 }, (_, index) => `w${index}`)
    .join(separator)
    .slice(0, length);

const texts: Record<string, string> = {
  words: numbered(' '),
  lines: numbered('\n'),
  'one word': numbered('-'),
  'one word without hyphens': numbered('x'),
  Chinese: filled('药物过敏反应'),
  'mixed scripts': filled('药 abc தமிழ் Ж '),
};

const content = contentOf(knownPerson);

async function textOf(changes: Partial<typeof content>): Promise<string> {
  const pages = await pdfPages(await makePdf({ ...content, ...changes }, madeOn));
  const footer = /Page\d+of\d+\./g;
  return pages
    .map((page) => unspaced(page).replaceAll(unspaced(content.footer), '').replaceAll(footer, ''))
    .join('');
}

it.each(Object.entries(texts))('prints all 20,000 characters of %s', async (_, text) => {
  const section = { title: 'Long', lines: [text], advice: [], inputs: [], sources: 's', model: 'm' };
  for (const changes of [{ summary: [['Medicines', text]] as const }, { sections: [section] }]) {
    expect((await textOf(changes)).includes(unspaced(text))).toBe(true);
  }
});

it('continues below a text that is longer than a page', async () => {
  const long = numbered('\n');
  const summary = [
    ['Long', long],
    ['After it', 'follows'],
  ] as const;
  const pages = await pdfPages(await makePdf({ ...content, summary }, madeOn));
  const end = pages.findIndex((page) => page.includes('After it'));
  expect(pages[end]).toContain(long.slice(-20).replaceAll('\n', ' '));
});
