import type { Handlers } from '../../contract/handlers.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import { isPushAddress } from '../../push/publicAddress.ts';
import { listTargets, resetTarget, setTarget } from '../goals/target.queries.ts';
import { readFacts } from '../health-facts/facts.queries.ts';
import { addDiagnosis, deleteDiagnosis, listDiagnoses } from './diagnosis.queries.ts';
import { dimensionItems, privacyText } from './information.ts';
import { listNotifications } from './notification.queries.ts';
import { addPushSubscription, deletePushSubscription } from './pushSubscription.queries.ts';
import { listRecommendations, markRecommendation } from './recommendation.queries.ts';
import { scoreOf } from './score.rules.ts';
import { chooseUnit, listUnits } from './unit.queries.ts';

type HealthCalls =
  | 'listNotifications'
  | 'addPushSubscription'
  | 'deletePushSubscription'
  | 'getHealthScore'
  | 'listRecommendations'
  | 'updateRecommendation'
  | 'listDiagnoses'
  | 'addDiagnosis'
  | 'deleteDiagnosis'
  | 'listHealthTargets'
  | 'updateHealthTarget'
  | 'resetHealthTarget'
  | 'listUnitsOfMeasurement'
  | 'updateUnitOfMeasurement'
  | 'listDimensions'
  | 'getPrivacyCentreText';

/** Creates the handlers of score, recommendations, targets, units, notifications and health information. */
export function healthHandlers(): Pick<Handlers, HealthCalls> {
  return {
    async listNotifications({ caller, db, query }) {
      return { status: 200, body: await listNotifications(db, caller, query) };
    },

    async addPushSubscription({ body, caller, db, now }) {
      if (!isPushAddress(body.endpoint)) {
        throw invalidField('endpoint', 'This is not the address of a push service.');
      }
      return { status: 201, body: await addPushSubscription(db, caller, { ...body, createdAt: now }) };
    },

    async deletePushSubscription({ caller, db, params }) {
      if (!(await deletePushSubscription(db, caller, params.id))) throw new ApiError('not_found');
      return { status: 204 };
    },

    async getHealthScore({ caller, db, now }) {
      return { status: 200, body: scoreOf(await readFacts(db, caller, { now })) };
    },

    async listRecommendations({ caller, db, now, query }) {
      return { status: 200, body: await listRecommendations(db, caller, { ...query, now }) };
    },

    async updateRecommendation({ body, caller, db, now, params }) {
      const change = { id: params.id, status: body.status, now };
      return { status: 200, body: await markRecommendation(db, caller, change) };
    },

    async listDiagnoses({ caller, db, query, now }) {
      return { status: 200, body: await listDiagnoses(db, caller, { ...query, now }) };
    },

    async addDiagnosis({ body, caller, db, now }) {
      return { status: 201, body: await addDiagnosis(db, caller, { name: body.name, createdAt: now }) };
    },

    async deleteDiagnosis({ caller, db, params, now }) {
      if (!(await deleteDiagnosis(db, caller, { id: params.id, now }))) throw new ApiError('not_found');
      return { status: 204 };
    },

    async listHealthTargets({ caller, db, now }) {
      return { status: 200, body: await listTargets(db, caller, now) };
    },

    async updateHealthTarget({ body, caller, db, now, params }) {
      const { low, high } = body;
      return { status: 200, body: await setTarget(db, caller, { id: params.id, low, high, now }) };
    },

    async resetHealthTarget({ caller, db, now, params }) {
      return { status: 200, body: await resetTarget(db, caller, { id: params.id, now }) };
    },

    async listUnitsOfMeasurement({ caller, db }) {
      return { status: 200, body: wholeList(await listUnits(db, caller)) };
    },

    async updateUnitOfMeasurement({ body, caller, db, params }) {
      return { status: 200, body: await chooseUnit(db, caller, { id: params.id, unit: body.unit }) };
    },

    async listDimensions() {
      return { status: 200, body: wholeList(dimensionItems) };
    },

    async getPrivacyCentreText() {
      return { status: 200, body: privacyText };
    },
  };
}

/** Returns a list that fits on one page. */
function wholeList<Item>(items: Item[]): { items: Item[]; nextCursor: null } {
  return { items, nextCursor: null };
}
