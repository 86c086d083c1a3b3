// Finds every ownership predicate and role check of the server.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract, type Operation } from '../../packages/server/src/contract/contract.ts';

/** Check, and its replacement. */
export interface SourceMutant {
  id: number;
  /** Path from the root. */
  file: string;
  line: number;
  /** Removed text, on one line. */
  removed: string;
  start: number;
  end: number;
  kind: 'expression' | 'statement';
  replacement: string;
}

/** Line of the contract that is replaced by a more permissive one. */
export interface ContractMutant {
  id: number;
  operationId: string;
  change: 'open to every role' | 'open to unverified accounts' | 'open to inactive accounts';
}

interface Rule {
  pattern: RegExp;
  /** Whether the expression extends to the bracket that closes the one at the end of the pattern. */
  isCall?: boolean;
  kind?: SourceMutant['kind'];
  replacement: string;
}

const serverSource = 'packages/server/src';
const roleCount = 3;

/** Ownership checks and their replacements. Excludes definitions and imports. */
const rules: readonly Rule[] = [
  { pattern: /(?<!function )\b(?:ownedBy|partOf|visibleTo)\(/g, isCall: true, replacement: 'undefined' },
  { pattern: /\beq\(\w+\.(?:ownerId|doctorId), /g, isCall: true, replacement: 'undefined' },
  { pattern: /(?<!function )\bfindCareRelation\(/g, isCall: true, replacement: "'attended'" },
  { pattern: /\b\w+\.ownerId === caller\.accountId/g, replacement: 'true' },
  {
    pattern:
      /if \(.*\)\s+throw new ApiError\((?:'(?:account_inactive|email_unverified|not_allowed)'|refusalOfGap\[gap\])\);/g,
    kind: 'statement',
    replacement: '',
  },
];

/** Returns the checks in the server's code below `root`. */
export function sourceMutants(root: string): SourceMutant[] {
  const names = readdirSync(join(root, serverSource), { recursive: true, encoding: 'utf8' });
  const isProduct = (name: string) =>
    name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^demo\//.test(name);
  const files = names.filter(isProduct).toSorted((a, b) => a.localeCompare(b));
  const found = files.flatMap((name) => mutantsOf(root, join(serverSource, name)));
  return found.map((mutant, id) => ({ ...mutant, id }));
}

function mutantsOf(root: string, file: string): Omit<SourceMutant, 'id'>[] {
  const text = readFileSync(join(root, file), 'utf8');
  return rules.flatMap(({ pattern, isCall = false, kind = 'expression', replacement }) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => {
      const end = isCall ? closingBracket(text, index) : index + match.length;
      return {
        file,
        line: text.slice(0, index).split('\n').length,
        removed: text.slice(index, end).replaceAll(/\s+/g, ' '),
        start: index,
        end,
        kind,
        replacement,
      };
    }),
  );
}

function closingBracket(text: string, from: number): number {
  let depth = 0;
  for (let at = text.indexOf('(', from); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('Unclosed bracket');
}

/** Returns the lines of the contract that restrict access, numbered from `firstId`. */
export function contractMutants(firstId: number): ContractMutant[] {
  const found = [...loadContract().operations.values()].flatMap((operation) =>
    changesOf(operation).map((change) => ({ operationId: operation.operationId, change })),
  );
  return found.map((mutant, index) => ({ ...mutant, id: firstId + index }));
}

function changesOf({ access, allowsInactive, allowsUnverified }: Operation): ContractMutant['change'][] {
  if (access === 'public') return [];
  const isForSome = access !== 'signed-in' && access.length < roleCount;
  return [
    ...(isForSome ? (['open to every role'] as const) : []),
    ...(allowsUnverified ? [] : (['open to unverified accounts'] as const)),
    ...(allowsInactive ? [] : (['open to inactive accounts'] as const)),
  ];
}
