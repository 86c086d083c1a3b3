import { describe, expect, it } from 'vitest';
import { decisionList, decisionProblems, missingDecisions, readDecisions } from './adr.ts';
import { isDocumentation, readSource, repositoryFiles } from './sources.ts';

const decisions = readDecisions();

it('every decision has a unique number, a date, a status and its sections', () => {
  expect(decisions.length).toBeGreaterThan(20);
  expect(decisionProblems(decisions)).toEqual([]);
});

it('documentation and code name existing decisions', () => {
  const readers = repositoryFiles().filter(
    (path) => isDocumentation(path) || (/\.tsx?$/.test(path) && !path.startsWith('tools/docs/')),
  );
  const missing = readers.flatMap((path) =>
    missingDecisions(readSource(path), decisions).map((number) => `${path}: ADR ${number}`),
  );
  expect(missing).toEqual([]);
});

const sections = '## Context\na\n\n## Decision\na\n\n## Alternatives\na\n\n## Consequences\na\n';
const decision = (file: string, header: string, body = sections) => ({
  file,
  text: `# ${Number(file.slice(0, 4))}. A title\n\n${header}\n\n${body}`,
});
const sound = decision('0001-a.md', '- Date: 2026-11-22\n- Status: accepted');
const amended = (by: string) =>
  decision('0002-b.md', `- Date: 2026-11-22\n- Status: accepted, amended by ${by}`);
const superseded = decision('0002-b.md', '- Date: 2026-11-22\n- Status: superseded by [ADR 3](0003-c.md)');
const successor = (more: string) => decision('0003-c.md', `- Date: 2026-11-22\n- Status: accepted${more}`);

it('accepts valid decisions', () => {
  const all = [sound, superseded, successor('\n- Supersedes: [ADR 2](0002-b.md)')];
  expect(decisionProblems(all)).toEqual([]);
  expect(decisionProblems([sound, amended('[ADR 1](0001-a.md)')])).toEqual([]);
  const withdrawn = decision('0001-a.md', '- Date: 2026-11-22\n- Status: withdrawn on 2026-11-27');
  expect(decisionProblems([withdrawn])).toEqual([]);
  expect(decisionList(all)).toContain('| 1 | [A title](0001-a.md) | 2026-11-22 | accepted |');
});

describe('violations', () => {
  it.each([
    ['a missing date', [decision('0001-a.md', '- Status: accepted')], 'there is no date'],
    ['a missing status', [decision('0001-a.md', '- Date: 2026-11-22')], 'the status is none of'],
    [
      'another status',
      [decision('0001-a.md', '- Date: 2026-11-22\n- Status: done')],
      'the status is none of',
    ],
    [
      'a missing section',
      [{ ...sound, text: sound.text.replace('## Alternatives', '## Others') }],
      'there is no section "Alternatives"',
    ],
    [
      'another number in the title',
      [{ ...sound, file: '0004-a.md' }],
      'the title does not begin with its number',
    ],
    ['a name without a number', [{ ...sound, file: 'a.md' }], 'the file is not named 0001-title.md'],
    ['a number that is used twice', [sound, { ...sound, file: '0001-b.md' }], 'number 1 is used twice'],
    ['a link to a missing decision', [sound, amended('[ADR 9](0009-z.md)')], 'there is no ADR 9'],
    ['a link without a decision', [sound, amended('[a page](a.md)')], 'the status links no decision'],
    ['a successor that does not say so', [superseded, successor('')], '0003-c.md has no "- Supersedes:"'],
  ])('%s', (_what, all, problem) => {
    expect(decisionProblems(all).join('\n')).toContain(problem);
  });

  it('reports a missing decision in a page', () => {
    expect(missingDecisions('See ADR 1, ADR 7 and docs/adr/0008.', [sound])).toEqual([7, 8]);
  });
});
