// Checks that the table of log lines in docs/data-flows.md contains every message that the server logs.
import { describe, expect, it } from 'vitest';
import { readSource, repositoryFiles, withoutComments } from './sources.ts';

/** Matches a logging call up to the end of its statement, and the text that ends it. */
const logCall = /\blog\.(?:fatal|error|warn|info)\((?:[^;]*?[,(]\s*)??'((?:[^'\\]|\\.)+)',?\s*\)/g;

const messagesIn = (source: string): readonly string[] =>
  [...withoutComments(source).matchAll(logCall)].map(([, message = '']) => message);

/** Returns the messages in the first column of the table. */
function listedIn(page: string): readonly string[] {
  const [, section = ''] = page.split('## What is logged\n');
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `')) ?? [];
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
  );
}

/** Messages that Fastify logs itself. */
const byFastify = ['Server listening at …'];

it('lists exactly the messages that the server logs', () => {
  const sources = repositoryFiles().filter((path) => /^packages\/server\/src\/.*(?<!\.test)\.ts$/.test(path));
  const logged = sources.flatMap((path) => messagesIn(readSource(path)));
  const listed = listedIn(readSource('docs/data-flows.md')).filter((message) => !byFastify.includes(message));
  expect(logged.length).toBeGreaterThan(10);
  expect([...new Set(listed)].toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...new Set(logged)].toSorted((a, b) => a.localeCompare(b)),
  );
});

describe('messages of a source', () => {
  it.each([
    ["log.warn('one');", ['one']],
    ["request.log.error({ err: error }, 'one');", ['one']],
    ["app.log.info(\n  { method: request.method, at: 'x' },\n  'one',\n);", ['one']],
    ["app.log.warn(outdated, 'one'); app.log.error({ err }, 'two');", ['one', 'two']],
    ["// log.warn('one');", []],
    ["catalog.warned('one');", []],
  ])('%s', (source, messages) => {
    expect(messagesIn(source)).toEqual(messages);
  });
});

it('reads the table', () => {
  expect(
    listedIn('## What is logged\n\n| Line |\n| --- |\n| `one`, `two` | x |\n\n## Next\n| `three` |'),
  ).toEqual(['one', 'two']);
});
