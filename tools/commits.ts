// Checks commit messages against Conventional Commits: `node tools/commits.ts [base]`, or `--edit <file>` in a Git hook.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import conventional from '@commitlint/config-conventional';
import lint from '@commitlint/lint';

const root = join(import.meta.dirname, '..');

/** Parses `type(scope)!: subject`; the linter's default does not support `!`. */
const parserOpts = {
  headerPattern: /^(\w*)(?:\((.*)\))?!?: (.*)$/,
  headerCorrespondence: ['type', 'scope', 'subject'],
};

/** Returns the violations of a message. Messages written by Git, such as for merges, have none. */
export async function messageProblems(message: string): Promise<readonly string[]> {
  const withoutComments = message.replaceAll(/^#.*\n?/gm, '').trim();
  const { errors } = await lint(withoutComments, conventional.rules, { parserOpts });
  return errors.map((error) => error.message);
}

/** Runs Git in a folder. Returns `null` on failure, such as without a repository or with a missing commit. */
function gitIn(folder: string, ...parameters: string[]): string | null {
  try {
    return execFileSync('git', parameters, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
  } catch {
    return null;
  }
}

/** Returns the messages of the commits since the merge base; `null` when Git lacks it, such as in a shallow clone. */
export function messagesSince(bases: readonly string[], folder: string = root): readonly string[] | null {
  for (const base of bases) {
    const start = gitIn(folder, 'merge-base', base, 'HEAD');
    if (start === null) continue;
    const log = gitIn(folder, 'log', '--format=%B%x00', `${start}..HEAD`) ?? '';
    return log
      .split('\0')
      .map((message) => message.trim())
      .filter((message) => message !== '');
  }
  return null;
}

/** Prints the messages that violate the convention. Sets the exit code. */
async function report(messages: readonly string[]): Promise<void> {
  for (const message of messages) {
    const problems = await messageProblems(message);
    if (problems.length === 0) continue;
    console.error(`${message.split('\n')[0]}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    process.exitCode = 1;
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { edit: { type: 'string' } },
  });
  if (values.edit) await report([readFileSync(values.edit, 'utf8')]);
  else {
    const messages = messagesSince(positionals.length > 0 ? positionals : ['origin/main', 'main']);
    console.log(
      messages ? `${messages.length} commit messages checked` : 'No commit messages checked: no merge base',
    );
    await report(messages ?? []);
  }
}
