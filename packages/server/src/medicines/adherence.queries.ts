import { adherence, adherencePeriod, CITATIONS, type DueDose, leastRecordedPart } from '@vitalane/clinical';
import type { Adherence } from '@vitalane/contract';
import { daysFrom, daysOf, toDate } from '@vitalane/time';
import type { Caller } from '../authorisation/caller.ts';
import type { Database } from '../db/database.ts';
import type { MedicationRow } from '../db/schema.ts';
import { readDoses } from './doses.queries.ts';
import { dosesOnDate, type MedicineDoses, timeOf } from './doses.ts';

const usualWeeks = 4;

/** Returns how many of the due doses of some weeks were taken. `medicines` are all of the owner's. */
export async function readAdherence(
  db: Database,
  owner: Pick<Caller, 'accountId' | 'timeZone'>,
  { medicines, weeks = usualWeeks, now }: { medicines: readonly MedicationRow[]; weeks?: number; now: Date },
): Promise<Adherence> {
  const period = adherencePeriod(toDate(now, owner.timeZone), weeks);
  const days = daysFrom(period.from, daysOf(period));
  const all = await readDoses(db, owner, { medicines, ...period });
  const figures = adherence(
    all.flatMap((doses) => days.flatMap((day) => dueOn(doses, day))),
    period,
  );
  return {
    ...period,
    total: figures.total,
    weeks: [...figures.weeks],
    medicines: medicines.flatMap(({ id, name }) => {
      const counted = figures.medicines.find(({ medicine }) => medicine === id);
      if (!counted) return [];
      const { medicine: medicationUuid, ...counts } = counted;
      return { medicationUuid, name, ...counts };
    }),
    parts: [...figures.parts],
    leastRecordedPart: leastRecordedPart(figures.parts),
    source: CITATIONS.adherence,
  };
}

/** Returns the doses of a day that count. On the day a medicine was added, its doses without a time may be over. */
function dueOn(doses: MedicineDoses, date: string): DueDose[] {
  const { id: medicine, createdAt, timeZone } = doses.medicine;
  const addedOn = toDate(createdAt, timeZone);
  return dosesOnDate(doses, date)
    .filter(({ status, dueAt }) => status !== 'open' || dueAt !== null || date > addedOn)
    .map(({ slot, status: state }) => {
      const time = timeOf(slot);
      return { medicine, date, hour: time === null ? null : Number(time.slice(0, 2)), state };
    });
}
