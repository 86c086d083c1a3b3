import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('the medication-stepper flow and screen work in another product with its own texts and router', () => {
  const check = () =>
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'examples/care-home'], {
      cwd: root,
      encoding: 'utf8',
    });
  expect(check).not.toThrow();
});
