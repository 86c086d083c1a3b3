// Compares quantities in the contract with the catalogue of packages/clinical. Codes and units are compared by the compiler.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import {
  entryLimits,
  FORM_CODES,
  isQuantity,
  type Limits,
  quantityRow,
  TARGET_LIMITS,
  unitText,
} from '../packages/clinical/src/index.ts';

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

/** Returns the differences between a schema and the quantity that it names. */
function differences({ path, schema }: Found): readonly string[] {
  const { minimum, maximum, description = '', 'x-quantity': code, 'x-message': message = '' } = schema;
  if (code === undefined)
    return isClinical(description) ? [`${path}: a clinical quantity without x-quantity`] : [];
  if (!isQuantity(code)) return [`${path}: no quantity ${code}`];
  const { min, max } = entryLimits(code);
  const isSame = minimum === min && maximum === max;
  const areEndsStated = [min, max].every(
    (end) => message.includes(` ${end} `) || message.includes(` ${end}.`),
  );
  const isUnitStated = message.includes(unitText(quantityRow(code).unit));
  return isSame && areEndsStated && isUnitStated
    ? []
    : [`${path}: ${minimum} to ${maximum}, not ${min} to ${max}: ${message}`];
}

/** Returns whether a description names a clinical quantity or unit. */
const isClinical = (description: string) =>
  /\b(mmHg|mmol|mg\/dL|kg|cm|pressure|sugar|glucose|weight|height of|HbA1c|cholesterol|creatinine|minutes\.)/i.test(
    description,
  ) && !/how many|share of|length of the/i.test(description);

const contract: unknown = load(
  readFileSync(join(import.meta.dirname, '../packages/contract/openapi.bundled.yaml'), 'utf8'),
);
const found = limitedSchemas(isObject(contract) ? contract.components : null, '#/components');

describe('the quantities of the contract', () => {
  it('have the limits and the unit of the catalogue', () => {
    expect(found.filter(({ schema }) => schema['x-quantity']).length).toBeGreaterThan(5);
    expect(found.flatMap(differences)).toEqual([]);
  });

  it.each([
    { minimum: 60, maximum: 300, 'x-quantity': 'sbp', 'x-message': 'between 60 and 300 mmHg.' },
    { minimum: 40, maximum: 300, 'x-quantity': 'sbp', 'x-message': 'between 60 and 300 mmHg.' },
    { minimum: 40, maximum: 300, 'x-quantity': 'sbp', 'x-message': 'between 40 and 300 kPa.' },
    { minimum: 40, maximum: 300, 'x-quantity': 'kryptonite', 'x-message': 'between 40 and 300 mmHg.' },
    { minimum: 40, maximum: 300, description: 'Systolic pressure in mmHg.' },
  ])('are refused when they say something else: %o', (schema) => {
    expect(differences({ path: 'planted', schema })).toHaveLength(1);
  });

  it('allow every value of a form and every goal, which the server checks by kind', () => {
    const at = (name: string) => found.filter(({ path }) => path.includes(`/schemas/${name}/properties/`));
    const allows = (names: readonly string[], limits: Limits) =>
      names.flatMap(at).every(({ schema: { minimum = 0, maximum = 0 } }) => {
        return minimum <= limits.min && maximum >= limits.max;
      });
    expect(FORM_CODES.filter((code) => !allows(['LabValue'], entryLimits(code)))).toEqual([]);
    const goals = [TARGET_LIMITS.sbp, TARGET_LIMITS.weight, TARGET_LIMITS.ldl];
    expect(goals.every((limits) => allows(['HealthTargetChange', 'PatientGoalChange'], limits))).toBe(true);
  });
});
