import { smpc } from './sources.ts';
import type { AtcRule } from './types.ts';

/** A medicine that raises potassium. */
export interface PotassiumRule extends AtcRule {
  /** Applies to a potassium of this or more, in mmol/L. */
  readonly potassiumFrom: number;
}

const rule = (
  potassiumFrom: number,
  level: PotassiumRule['level'],
  atc: readonly string[],
  source: string,
): PotassiumRule => ({ potassiumFrom, level, atc, source });

const RENIN = ['C09A', 'C09B', 'C09C', 'C09D'];

/**
 * Potassium limits; the first that fits applies. 6.0 is the limit of a result that needs a doctor today, 5.5 of one that needs
 * a doctor within days. Sources: the documents that each row names.
 *
 * @signOff [L] The potassium from which each medicine is warned of.
 */
export const POTASSIUM_RULES: readonly PotassiumRule[] = [
  rule(6, 'serious', RENIN, smpc('losartan', '4.4')),
  rule(5.5, 'caution', RENIN, smpc('losartan', '4.4')),
  rule(5.5, 'serious', ['C03DA01', 'C03DB'], smpc('spironolactone', '4.3')),
  rule(5.5, 'serious', ['C03DA04'], smpc('eplerenone', '4.3')),
  rule(5.5, 'serious', ['C03DA05'], smpc('finerenone', '4.2')),
  rule(5.5, 'serious', ['A12BA'], smpc('potassium chloride', '4.3')),
  rule(5.5, 'caution', ['J01EA01'], smpc('trimethoprim', '4.4')),
];
