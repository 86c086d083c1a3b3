// Searches the servers' logs for confidential data.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts, demoPassphrase } from '../../packages/server/src/demo/accounts.ts';
import { type Figure, figuresOf } from './figures.ts';
import { plantedSecrets, type Secret } from './planted.ts';

/** Patterns of secrets. */
const patterns: Readonly<Record<string, RegExp>> = {
  'an identity number': /\b[STFGM]\d{7}[A-Z]\b/i,
  'a signed token': /\beyJ[\w-]{8,}\.[\w-]{8,}/,
  'an authorization header': /\bBearer\s+\S/i,
  'a long random value': /"[\w-]{43,}"/,
  'an address with a query': /\/[\w-]+\?[\w%[\]-]+=/,
  'a body': /\\?"(?:valueFrom|valueTo|systolic|diastolic|fullName|dateOfBirth|phone|indication)\\?"\s*:/,
  // Paths contain package names with versions, which are not letters.
  'an e-mail address': /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/i,
};

/** Texts that a demo prints at its start. */
const printedAtStart: readonly string[] = [demoPassphrase, ...demoAccounts.map(({ email }) => email)];

/** Confidential data in a log: its kind and line. The secrets of the suites are invented. */
export interface Leak {
  kind: string;
  line: string;
}

/** Returns all confidential data in a log. */
export function leaksIn(log: string, secrets: readonly Secret[]): Leak[] {
  return log
    .split('\n')
    .filter((line) => !isAnnouncement(line))
    .flatMap((line) => [
      ...Object.entries(patterns).flatMap(([kind, pattern]) => (pattern.test(line) ? [{ kind, line }] : [])),
      ...secrets.flatMap(({ kind, value }) =>
        holds(line, value) ? [{ kind: `a planted ${kind}`, line }] : [],
      ),
    ]);
}

/** Returns whether a line contains the value, but not as part of a longer number. */
function holds(line: string, value: string): boolean {
  for (let at = line.indexOf(value); at >= 0; at = line.indexOf(value, at + 1)) {
    const around = `${line[at - 1] ?? ' '}${line[at + value.length] ?? ' '}`;
    if (!/[\dA-Za-z]/.test(around)) return true;
  }
  return false;
}

function isAnnouncement(line: string): boolean {
  return !line.startsWith('{') && printedAtStart.some((text) => line.includes(text));
}

/** Searches every log of a folder; returns the results of this part. */
export function searchLogs(folder: string): Figure[] {
  const { exactly, atLeast } = figuresOf('log hunt');
  const secrets = [
    ...plantedSecrets(),
    { kind: 'password', value: demoPassphrase } as const,
    ...demoAccounts.flatMap(({ nric }) => (nric ? [{ kind: 'nric', value: nric } as const] : [])),
  ];
  const logs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const leaks = logs.flatMap((log) => leaksIn(log, secrets));
  for (const { kind, line } of leaks.slice(0, 10)) console.log(`In a log: ${kind}, in ${line.slice(0, 300)}`);
  const lines = logs.reduce((sum, log) => sum + log.split('\n').length, 0);
  return [
    atLeast('lines of log', lines, 100),
    atLeast('secrets searched', secrets.length, 4),
    exactly('secrets found in logs', leaks.length, 0),
  ];
}
