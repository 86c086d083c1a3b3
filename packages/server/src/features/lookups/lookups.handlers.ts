import { createHash } from 'node:crypto';
import type { Handlers } from '../../contract/handlers.ts';
import {
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
import { toMedicineGroup } from '../../lists/medicineGroups.ts';

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
    listEthnicities: publicList(ethnicities.map(toLookup)),
    listCurrentlyMedications: publicList(currentlyMedications.map(toMedicineGroup)),
    listChronicConditions: publicList(chronicConditions.map(toLookup)),
    listGenders: publicList(genders.map(toLookup)),
    listDocumentTypes: signedInList(documentTypes.map(toLookup)),
    listMedicationUnits: signedInList(medicationUnits.map(toLookup)),
    listMedicationRoutes: signedInList(medicationRoutes.map(toLookup)),
    listMedicationFrequencies: signedInList(medicationFrequencies.map(toLookup)),
  };
}

function publicList<Item>(items: readonly Item[]) {
  const body = toPage(items);
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'public, max-age=86400' };
  return async () => ({ status: 200 as const, body, headers });
}

function signedInList<Item>(items: readonly Item[]) {
  const body = toPage(items);
  return async () => ({ status: 200 as const, body });
}

function toPage<Item>(items: readonly Item[]) {
  return { items: [...items], nextCursor: null };
}
