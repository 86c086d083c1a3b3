import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageProblems, messagesSince } from './commits.ts';

describe('a message', () => {
  it.each([
    'fix(server): refuse a second claim within an hour',
    'feat!: rename what differs from the glossary\n\nSettings keep their old names for one release.',
    "Merge branch 'server'",
    'docs: shorten sentences\n\n# Please enter the commit message for your changes.\n',
  ])('%j is accepted', async (message) => {
    expect(await messageProblems(message)).toEqual([]);
  });

  it.each([
    ['Formatting', 'type may not be empty'],
    ['improve: faster lists', 'type must be one of'],
    ['fix: ', 'subject may not be empty'],
    ['fix: Refuse A Second Claim', 'subject must not be'],
    ['fix: refuse a second claim.', 'subject may not end with full stop'],
    [`fix: ${'long '.repeat(25)}`, 'header must not be longer than 100 characters'],
  ])('%j is refused', async (message, problem) => {
    expect((await messageProblems(message)).join('\n')).toContain(problem);
  });
});

describe('the commits of a branch', () => {
  let folder = '';
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters], {
      cwd: folder,
      stdio: 'ignore',
    });
  const commit = (message: string) => git('commit', '--allow-empty', '--no-verify', '-m', message);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitalane-commits-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are those since the merge base', () => {
    git('init', '--initial-branch', 'main');
    commit('chore: start');
    git('switch', '--create', 'topic');
    commit('fix: one');
    commit('Two');
    expect(messagesSince(['origin/main', 'main'], folder)).toEqual(['Two', 'fix: one']);
    expect(messagesSince(['topic'], folder)).toEqual([]);
  });

  it('are `null` without Git and with a missing base', () => {
    expect(messagesSince(['main'], folder)).toBeNull();
    git('init', '--initial-branch', 'topic');
    commit('fix: one');
    expect(messagesSince(['main'], folder)).toBeNull();
  });
});
