import { POTASSIUM, POTASSIUM_SAVERS } from './atcLists.ts';
import { smpc } from './sources.ts';
import type { AtcRule } from './types.ts';

/** A medicine that raises potassium. */
export interface PotassiumRule extends AtcRule {
  /** Returns whether it applies to a potassium, in mmol/L. */
  readonly appliesTo: (potassiumMmolL: number) => boolean;
}

const from = (limit: number) => (potassiumMmolL: number) => potassiumMmolL >= limit;
const above = (limit: number) => (potassiumMmolL: number) => potassiumMmolL > limit;

const rule = (
  appliesTo: PotassiumRule['appliesTo'],
  level: PotassiumRule['level'],
  atc: readonly string[],
  source: string,
): PotassiumRule => ({ appliesTo, level, atc, source });

const RENIN = ['C09A', 'C09B', 'C09C', 'C09D'];

/**
 * Potassium limits; the first that fits applies. 6.0 is the limit of a result that needs a doctor today, 5.5 of one that needs
 * a doctor within days. Sources: the documents that each row names.
 *
 * @signOff [L] The potassium from which each medicine is warned of.
 */
export const POTASSIUM_RULES: readonly PotassiumRule[] = [
  rule(from(6), 'serious', RENIN, smpc('losartan', '4.4')),
  rule(from(5.5), 'caution', RENIN, smpc('losartan', '4.4')),
  rule(above(5.5), 'serious', ['C03DA04'], smpc('eplerenone', '4.3')),
  rule(above(5.5), 'serious', ['C03DA05'], smpc('finerenone', '4.2')),
  rule(above(5.5), 'serious', POTASSIUM_SAVERS, smpc('spironolactone', '4.3')),
  rule(above(5.5), 'serious', POTASSIUM, smpc('potassium chloride', '4.3')),
  rule(from(5.1), 'caution', [...POTASSIUM_SAVERS, ...POTASSIUM], smpc('spironolactone', '4.4')),
  rule(from(5.5), 'caution', ['J01EA01'], smpc('trimethoprim', '4.4')),
];
