import { type ScheduleSupply, scheduleSupply, unitsIn } from '@vitalane/clinical';
import type { UserMedication } from '@vitalane/contract';
import { toCivil } from '@vitalane/time';
import type { MedicationRow } from '../../db/schema.ts';
import { medicationFrequencies } from '../../lists/choices.ts';
import { scheduleOf } from '../../medicines/schedule.ts';
import type { PersonFacts } from './person.queries.ts';
import { warningsOf } from './warnings.ts';

/** Long enough for every interval of a schedule to occur. */
const weeksLookedAt = 104;
const daysPerWeek = 7;

/** Returns a medicine in the contract's format, with its supply and warnings. */
export function toUserMedication(
  row: MedicationRow,
  { person, now }: { person: PersonFacts; now: Date },
): UserMedication {
  const { id: uuid, ownerId: _owner, createdAt: _created, medicationId, ...fields } = row;
  const { firstDay, lastDay, steps, ...others } = fields;
  const supply = supplyOf(row, now);
  const { daysRemaining = null, runsOutOn = null } = supply ?? {};
  const advice = adviceOf(supply);
  const running = advice
    ? [{ code: 'running_out' as const, level: 'caution' as const, text: advice, source: null }]
    : [];
  const warnings = [...warningsOf(row, person), ...running];
  const when = { startsOn: firstDay, endsOn: lastDay, steps: steps ?? [] };
  return { uuid, medicationUuid: medicationId, ...others, ...when, daysRemaining, runsOutOn, warnings };
}

/** Returns the supply of a medicine; `null` when it is taken only as needed, or its stock is unknown. */
function supplyOf(row: MedicationRow, now: Date): ScheduleSupply | null {
  const schedule = withoutTimes(row);
  if (!row.regularly || isAsNeeded(row.frequency) || schedule.perDay === 0) return null;
  const asOf = toCivil(now, row.timeZone).date;
  return scheduleSupply(schedule, { remaining: row.remaining, asOf });
}

/** Without times every dose of a day counts, including doses without a reminder. */
const withoutTimes = (row: MedicationRow) => ({ ...scheduleOf(row), times: [] });

const isAsNeeded = (frequency: string) =>
  medicationFrequencies.some(({ name, asNeeded }) => asNeeded && name === frequency);

/**
 * Returns the units of a medicine per week; `undefined` when it is taken as needed, or its frequency is
 * unknown.
 */
export function unitsPerWeekOf(medicine: MedicationRow): number | undefined {
  const { frequency, regularly, dose, repeat, firstDay } = medicine;
  if (regularly && repeat) {
    const units = unitsIn(withoutTimes(medicine), { from: firstDay, days: weeksLookedAt * daysPerWeek });
    return units / weeksLookedAt || undefined;
  }
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
