/** Numbers of a named frequency; `null` where the name does not define them. */
export interface FrequencyNumbers {
  readonly perDay: number | null;
  /** 3.5 stands for every other day. */
  readonly daysPerWeek: number | null;
}

const onDays = (perDay: number | null, daysPerWeek: number | null): FrequencyNumbers => ({
  perDay,
  daysPerWeek,
});

/** Frequencies that a patient can choose, by name. */
export const FREQUENCIES: Readonly<Record<string, FrequencyNumbers>> = {
  'Once daily': onDays(1, 7),
  'Twice daily': onDays(2, 7),
  'Three times daily': onDays(3, 7),
  'Four times daily': onDays(4, 7),
  'Every morning': onDays(1, 7),
  'Every night': onDays(1, 7),
  'With each meal': onDays(3, 7),
  'Every 6 hours': onDays(4, 7),
  'Every 8 hours': onDays(3, 7),
  'Every 12 hours': onDays(2, 7),
  'Every other day': onDays(1, 3.5),
  'Once a week': onDays(1, 1),
  'Twice a week': onDays(1, 2),
  'Three times a week': onDays(1, 3),
};

const PROPOSED_BY_NAME: Readonly<Record<string, readonly string[]>> = {
  'Every night': ['21:00'],
  'With each meal': ['08:00', '13:00', '19:00'],
  'Every 6 hours': ['00:00', '06:00', '12:00', '18:00'],
  'Every 8 hours': ['06:00', '14:00', '22:00'],
  'Every 12 hours': ['08:00', '20:00'],
};
const PROPOSED: readonly (readonly string[])[] = [
  [],
  ['08:00'],
  ['08:00', '20:00'],
  ['08:00', '14:00', '20:00'],
  ['08:00', '12:00', '16:00', '20:00'],
];

/** Returns proposed times for a frequency; empty when its number is undefined. Choice of this package. */
export function proposedTimes(frequency: string): readonly string[] {
  return PROPOSED_BY_NAME[frequency] ?? PROPOSED[FREQUENCIES[frequency]?.perDay ?? 0] ?? [];
}
