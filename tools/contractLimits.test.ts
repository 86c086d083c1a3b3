// Checks that limits of clinical quantities in the contract and the server's dimensions equal those of packages/clinical.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { DIMENSIONS, ENTRY_LIMITS, type Limits, TARGET_LIMITS } from '../packages/clinical/src/index.ts';

const root = join(import.meta.dirname, '..');

interface Schema {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
  readonly 'x-quantity'?: string;
  readonly 'x-message'?: string;
}

interface Found {
  readonly path: string;
  readonly schema: Schema;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns every schema with a limit below a node. */
function limitedSchemas(node: unknown, path: string): readonly Found[] {
  if (!isObject(node)) return [];
  const below = Object.entries(node).flatMap(([key, child]) => limitedSchemas(child, `${path}/${key}`));
  return 'minimum' in node || 'maximum' in node ? [{ path, schema: node }, ...below] : below;
}

/** Returns the differences between the limits of a schema and those of the package. */
function differences({ path, schema }: Found, limits: Readonly<Record<string, Limits>>): readonly string[] {
  const { minimum, maximum, description = '', 'x-quantity': quantity, 'x-message': message = '' } = schema;
  if (quantity === undefined)
    return isClinical(description) ? [`${path}: a clinical quantity without x-quantity`] : [];
  const own = limits[quantity];
  if (!own) return [`${path}: no quantity ${quantity}`];
  const isSame = minimum === own.min && maximum === own.max;
  const isStated = [own.min, own.max].every(
    (end) => message.includes(` ${end} `) || message.includes(` ${end}.`),
  );
  return isSame && isStated ? [] : [`${path}: ${minimum} to ${maximum}, not ${own.min} to ${own.max}`];
}

/** Returns whether a description names a clinical quantity or unit. */
const isClinical = (description: string) =>
  /\b(mmHg|mmol|mg\/dL|kg|cm|pressure|sugar|glucose|weight|height of|HbA1c|cholesterol|creatinine|minutes\.)/i.test(
    description,
  ) && !/how many|share of|length of the/i.test(description);

const contract: unknown = load(readFileSync(join(root, 'packages/contract/openapi.bundled.yaml'), 'utf8'));
const found = limitedSchemas(isObject(contract) ? contract.components : null, '#/components');

describe('the limits of the contract', () => {
  it('are those of the clinical package', () => {
    expect(found.filter(({ schema }) => schema['x-quantity']).length).toBeGreaterThan(5);
    expect(found.flatMap((one) => differences(one, ENTRY_LIMITS))).toEqual([]);
  });

  it.each([
    { minimum: 60, maximum: 300, 'x-quantity': 'sbpMmHg', 'x-message': 'between 60 and 300 mmHg.' },
    { minimum: 40, maximum: 300, 'x-quantity': 'sbpMmHg', 'x-message': 'between 60 and 300 mmHg.' },
    { minimum: 60, maximum: 260, 'x-quantity': 'pulse', 'x-message': 'between 60 and 260 mmHg.' },
    { minimum: 60, maximum: 260, description: 'Systolic pressure in mmHg.' },
  ])('are refused when they say something else: %o', (schema) => {
    expect(differences({ path: 'planted', schema }, ENTRY_LIMITS)).toHaveLength(1);
  });

  it('differ when only the package changes', () => {
    const changed = { ...ENTRY_LIMITS, weightKg: { min: 20, max: 400 } };
    expect(found.flatMap((one) => differences(one, changed))).toHaveLength(1);
  });

  it('allow every value of a form and every goal, which the server checks by kind', () => {
    const at = (name: string) => found.filter(({ path }) => path.includes(`/schemas/${name}/properties/`));
    const ends = ({ schema: { minimum = 0, maximum = 0 } }: Found) => ({ min: minimum, max: maximum });
    for (const { min, max } of at('LabValue').map(ends))
      for (const { plausible } of DIMENSIONS)
        expect([min <= plausible.min, max >= plausible.max]).toEqual([true, true]);
    for (const { min, max } of [...at('HealthTargetChange'), ...at('PatientGoalChange')].map(ends))
      for (const limits of [TARGET_LIMITS.sbp, TARGET_LIMITS.weight, TARGET_LIMITS.ldl])
        expect([min <= limits.min, max >= limits.max]).toEqual([true, true]);
  });
});

it('equal those of the server’s dimensions', () => {
  const list: unknown = JSON.parse(readFileSync(join(root, 'packages/server/data/dimensions.json'), 'utf8'));
  const items = isObject(list) && Array.isArray(list.items) ? list.items : [];
  expect(
    items.map(({ code, plausibleLow: min, plausibleHigh: max }) => ({ code, plausible: { min, max } })),
  ).toEqual(
    items.map(({ code }) => ({ code, plausible: DIMENSIONS.find((one) => one.code === code)?.plausible })),
  );
});
