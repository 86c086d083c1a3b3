import { validateNricFin } from '@vitalane/clinical';

/**
 * Returns whether a typed number can be an NRIC or FIN. `format`: not a letter, seven digits and a letter.
 * `checksum`: the last letter does not fit the digits.
 */
export function checkNric(value: string): 'valid' | 'format' | 'checksum' {
  const result = validateNricFin({ value });
  if (result.status !== 'ok') return 'format';
  return result.valid ? 'valid' : (result.reason ?? 'format');
}
