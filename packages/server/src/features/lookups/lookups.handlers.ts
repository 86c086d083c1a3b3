import { createHash } from 'node:crypto';
import type { LookupPage } from '@vitalane/contract';
import type { Handlers } from '../../contract/handlers.ts';
import {
  type Choice,
  chronicConditions,
  currentlyMedications,
  documentTypes,
  ethnicities,
  genders,
  medicationFrequencies,
  medicationRoutes,
  medicationUnits,
  toLookup,
} from '../../lists/choices.ts';

type LookupCalls =
  | 'listEthnicities'
  | 'listCurrentlyMedications'
  | 'listChronicConditions'
  | 'listGenders'
  | 'listDocumentTypes'
  | 'listMedicationUnits'
  | 'listMedicationRoutes'
  | 'listMedicationFrequencies';

/** Creates the handlers of lists to choose from. Browsers may cache the public ones for a day. */
export function lookupsHandlers(): Pick<Handlers, LookupCalls> {
  return {
    listEthnicities: publicList(ethnicities),
    listCurrentlyMedications: publicList(currentlyMedications),
    listChronicConditions: publicList(chronicConditions),
    listGenders: publicList(genders),
    listDocumentTypes: signedInList(documentTypes),
    listMedicationUnits: signedInList(medicationUnits),
    listMedicationRoutes: signedInList(medicationRoutes),
    listMedicationFrequencies: signedInList(medicationFrequencies),
  };
}

function publicList(list: readonly Choice[]) {
  const body = toPage(list);
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'public, max-age=86400' };
  return async () => ({ status: 200 as const, body, headers });
}

function signedInList(list: readonly Choice[]) {
  const body = toPage(list);
  return async () => ({ status: 200 as const, body });
}

function toPage(list: readonly Choice[]): LookupPage {
  return { items: list.map(toLookup), nextCursor: null };
}
