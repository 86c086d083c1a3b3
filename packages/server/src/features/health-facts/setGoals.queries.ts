import type { SetGoal } from '@vitalane/clinical';
import { toCivil } from '@vitalane/time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { customTarget, doctorGoal } from '../../db/schema.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/** A doctor's goal, or its withdrawal with both bounds null. */
export type DoctorGoal = Omit<
  typeof doctorGoal.$inferInsert,
  'ownerId' | 'doctorId' | 'doctorName' | 'endedAt'
>;

/** Reads the goals of doctors and the patient that apply now or that a doctor withdrew. */
export async function readSetGoals(db: Database, owner: Owner): Promise<SetGoal[]> {
  const [doctors, own] = await Promise.all([
    db
      .select()
      .from(doctorGoal)
      .where(and(ownedBy(doctorGoal, owner), isNull(doctorGoal.endedAt))),
    db.select().from(customTarget).where(ownedBy(customTarget, owner)),
  ]);
  const on = (setAt: Date) => toCivil(setAt, owner.timeZone).date;
  return [
    ...doctors.map(({ code: measure, low, high, reason, doctorName, setAt }): SetGoal => {
      return { measure, low, high, by: 'doctor', doctorName, on: on(setAt), reason };
    }),
    ...own.map(({ code: measure, low, high, setAt }): SetGoal => {
      return { measure, low, high, by: 'patient', doctorName: null, on: on(setAt) };
    }),
  ];
}

/** Adds a doctor's goal. The previous one ends and stays as history. The owner's row must be locked. */
export async function addDoctorGoal(
  tx: Database,
  { owner, doctor, goal }: { owner: Owner; doctor: Pick<Caller, 'accountId' | 'fullName'>; goal: DoctorGoal },
): Promise<void> {
  await tx
    .update(doctorGoal)
    .set({ endedAt: goal.setAt })
    .where(and(ownedBy(doctorGoal, owner), eq(doctorGoal.code, goal.code), isNull(doctorGoal.endedAt)));
  const { accountId: doctorId, fullName: doctorName } = doctor;
  await tx.insert(doctorGoal).values({ ...goal, ownerId: owner.accountId, doctorId, doctorName });
}
