// Finds clinical numbers and sentences outside packages/clinical: `node tools/clinicalVoice.ts`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED } from './clinicalVoice.allowed.ts';
import { VOICE_RULES } from './clinicalVoice.rules.ts';

const root = join(import.meta.dirname, '..');
const packages = ['ui', 'app', 'server', 'flows'] as const;
/** Files that do not ship: tests, stories, styles and server fakes. */
const notShipped =
  /\.(?:test|stories|fixtures|fixture|sample|fake|guidance|css)\.tsx?$|\/(?:testing|demo|load)\//;

/** Line that belongs in packages/clinical. */
export interface VoiceFinding {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly text: string;
}

/** Blanks comments; keeps line numbers. */
function withoutComments(source: string): string {
  const blank = (comment: string) => comment.replaceAll(/[^\n]/g, ' ');
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, blank).replaceAll(/(?<![:'"`\w])\/\/.*$/gm, blank);
}

/** Returns the lines of a source that match a rule, including allowed ones. */
export function findingsIn(source: string, path: string): readonly VoiceFinding[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) => {
      const rule = VOICE_RULES.find(({ pattern }) => pattern.test(text));
      return rule ? [{ path, line: index + 1, rule: rule.name, text: text.trim() }] : [];
    });
}

/** Returns all findings in packages that may only call packages/clinical. */
export function allFindings(): readonly VoiceFinding[] {
  return packages.flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /\.tsx?$/.test(file) && !notShipped.test(`/${file}`))
      .toSorted()
      .flatMap((file) => {
        const path = `packages/${name}/src/${file}`;
        return findingsIn(readFileSync(join(folder, file), 'utf8'), path);
      });
  });
}

/** Splits findings into violations and unused allow-list entries. */
export function judge(findings: readonly VoiceFinding[], allowed = ALLOWED) {
  const fits = (finding: VoiceFinding, { path, text }: (typeof allowed)[number]) =>
    finding.path.includes(path) && finding.text.includes(text);
  return {
    wrong: findings.filter((finding) => !allowed.some((entry) => fits(finding, entry))),
    unused: allowed.filter((entry) => !findings.some((finding) => fits(finding, entry))),
  };
}

if (import.meta.main) {
  const { wrong, unused } = judge(allFindings());
  for (const { path, line, rule, text } of wrong) console.error(`${path}:${line}: ${rule}: ${text}`);
  for (const { path, text } of unused) console.error(`clinicalVoice.allowed.ts: unused: ${path}: ${text}`);
  if (wrong.length + unused.length > 0) process.exitCode = 1;
}
