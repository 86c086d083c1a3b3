import { pressureEntry } from '../../index.ts';

/** Returns what becomes of an entered pressure. */
export function answer({ sbp, dbp }: { readonly sbp: number; readonly dbp: number }): unknown {
  const { entry, hasEmergencyLine } = pressureEntry({ sbpMmHg: sbp, dbpMmHg: dbp });
  return { entry, emergencyLine: hasEmergencyLine };
}
