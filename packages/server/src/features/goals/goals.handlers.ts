import { randomUUID } from 'node:crypto';
import type { PatientGoalPage } from '@vitalane/contract';
import { lockOwner } from '../../authorisation/ownership.ts';
import { requireCareRelation } from '../../authorisation/requireCareRelation.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { notification } from '../../db/schema.ts';
import { invalidField } from '../../errors/apiError.ts';
import { getAccount } from '../../identity/account.queries.ts';
import type { Services } from '../../services/services.ts';
import { type FactsOwner, readFacts } from '../health-facts/facts.queries.ts';
import { addDoctorGoal, type DoctorGoal } from '../health-facts/setGoals.queries.ts';
import { goalsFor } from './goals.ts';
import { patientGoals } from './patientGoals.ts';
import { checkTarget, targetKindOf } from './target.rules.ts';

type GoalCalls = 'setPatientGoal' | 'withdrawPatientGoal';
type GoalCall = Call<'setPatientGoal'> | Call<'withdrawPatientGoal'>;

const shortestReason = 3;

/** Creates the handlers of goals that doctors set for their patients. */
export function goalHandlers({ config }: Pick<Services, 'config'>): Pick<Handlers, GoalCalls> {
  /** Stores the doctor's decision after `check` has accepted it. Returns all goals. */
  async function decide(
    call: GoalCall,
    goal: Pick<DoctorGoal, 'code' | 'low' | 'high'>,
    check: (facts: Awaited<ReturnType<typeof readFacts>>) => void,
  ): Promise<{ status: 200; body: PatientGoalPage }> {
    const { accountId } = await requireCareRelation(call, config, 'record.write');
    const reason = reasonOf(call.body.reason);
    const { caller: doctor, db, now } = call;
    const items = await db.transaction(async (tx) => {
      const owner = await readGoalOwner(tx, accountId);
      await lockOwner(tx, owner);
      const reading = { now, reader: doctor };
      check(await readFacts(tx, owner, reading));
      await addDoctorGoal(tx, { owner, doctor, goal: { id: randomUUID(), ...goal, reason, setAt: now } });
      await notifyPatient(tx, { ownerId: accountId, doctorName: doctor.fullName, now });
      return patientGoals(await readFacts(tx, owner, reading));
    });
    return { status: 200, body: { items, nextCursor: null } };
  }

  return {
    async setPatientGoal(call) {
      const { code, low, high } = call.body;
      const kind = targetKindOf(code);
      return await decide(call, { code, low, high }, (facts) =>
        checkTarget(facts, kind, { low, high, setBy: 'doctor' }),
      );
    },

    async withdrawPatientGoal(call) {
      const { code } = call.body;
      return await decide(call, { code, low: null, high: null }, (facts) => {
        if (goalsFor(facts).goals[code].setBy !== 'doctor') {
          throw invalidField('code', 'No doctor has set this goal.');
        }
      });
    },
  };
}

function reasonOf(typed: string): string {
  const reason = typed.trim();
  if (reason.length < shortestReason) throw invalidField('reason', 'Enter a reason. The patient reads it.');
  return reason;
}

async function readGoalOwner(db: Database, accountId: string): Promise<FactsOwner> {
  const { timeZone, fullName } = await getAccount(db, accountId);
  return { accountId, timeZone, fullName };
}

/** Notifies the patient. The notice names no measure, because others may see the screen. */
async function notifyPatient(
  tx: Database,
  { ownerId, doctorName, now }: { ownerId: string; doctorName: string; now: Date },
): Promise<void> {
  await tx.insert(notification).values({
    id: randomUUID(),
    ownerId,
    title: 'Your doctor changed one of your goals',
    body: `${doctorName} changed it. Read it with the reason in Settings, under Health targets.`,
    createdAt: now,
  });
}
