import { type ScheduleSupply, scheduleSupply } from '@vitalane/clinical';
import type { UserMedication } from '@vitalane/contract';
import { toCivil } from '@vitalane/time';
import { medicationFrequencies } from '../../lists/choices.ts';
import type { MedicationRow } from '../../medicines/medicines.queries.ts';
import { scheduleOf } from '../../medicines/schedule.ts';
import type { PersonFacts } from './person.queries.ts';
import { warningsOf } from './warnings.ts';

/** Returns a medicine in the contract's format, with its supply and warnings. */
export function toUserMedication(
  row: MedicationRow,
  { person, now }: { person: PersonFacts; now: Date },
): UserMedication {
  const { id: uuid, ownerId: _owner, createdAt: _created, firstDay: _first, medicationId, ...fields } = row;
  const supply = supplyOf(row, now);
  const { daysRemaining = null, runsOutOn = null } = supply ?? {};
  const advice = adviceOf(supply);
  const running = advice
    ? [{ code: 'running_out' as const, level: 'caution' as const, text: advice, source: null }]
    : [];
  const warnings = [...warningsOf(row, person), ...running];
  return { uuid, medicationUuid: medicationId, ...fields, daysRemaining, runsOutOn, warnings };
}

/** Returns the supply of a medicine; `null` when it is taken only as needed, or its stock is unknown. */
function supplyOf(row: MedicationRow, now: Date): ScheduleSupply | null {
  const schedule = scheduleOf(row);
  if (!row.regularly || isAsNeeded(row.frequency) || schedule.perDay === 0) return null;
  // Without times every dose of the day counts, including doses without a reminder.
  const asOf = toCivil(now, row.timeZone).date;
  return scheduleSupply({ ...schedule, times: [] }, { remaining: row.remaining, asOf });
}

const isAsNeeded = (frequency: string) =>
  medicationFrequencies.some(({ name, asNeeded }) => asNeeded && name === frequency);

/**
 * Returns the units of a medicine per week; `undefined` when it is taken as needed, or its frequency is
 * unknown.
 */
export function unitsPerWeekOf({ frequency, regularly, dose }: MedicationRow): number | undefined {
  const known = medicationFrequencies.find(({ name }) => name === frequency);
  return regularly && known?.timesPerDay && known.daysPerWeek
    ? known.timesPerDay * known.daysPerWeek * dose
    : undefined;
}

/** Returns the advice about a medicine that runs out; `undefined` with a sufficient or unknown stock. */
export function supplyAdvice(row: MedicationRow, now: Date): string | undefined {
  return adviceOf(supplyOf(row, now));
}

function adviceOf(supply: ScheduleSupply | null): string | undefined {
  if (!supply || supply.advice === 'ok') return undefined;
  const { daysRemaining } = supply;
  if (daysRemaining < 1) return 'You have run out. Order more now.';
  const days = daysRemaining === 1 ? 'one more day' : `${daysRemaining} more days`;
  return `This lasts ${days}. Order more in time.`;
}
