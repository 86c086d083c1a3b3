import { emptyDraft } from '../medication-stepper/medicationDraft.ts';
import type { MedicationDraft, SavedMedicationDraft } from '../medication-stepper/medicationStepper.types.ts';
import { MEDICATION_DRAFT_KEY as KEY } from './medicationDraftKey.ts';
import { isRecord, parseJson, type SafeStorage, safeStorage } from './storage.ts';

/** Store of the medicine form across a reload of this tab, for one medicine only. */
export interface MedicationDraftStore {
  /** Loads the draft; `uuid` is `null` for a new medicine. */
  load: (uuid: string | null) => SavedMedicationDraft | null;
  save: (uuid: string | null, saved: SavedMedicationDraft) => void;
  clear: () => void;
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Returns whether a stored value has every member of a draft with the right type. */
function isDraft(value: unknown): value is MedicationDraft {
  return (
    isRecord(value) &&
    Object.entries(emptyDraft).every(
      ([name, empty]) =>
        kindOf(value[name]) === kindOf(empty) || (empty === null && kindOf(value[name]) === 'string'),
    )
  );
}

/** Creates the store in session storage, which survives a reload but not the tab. */
export function createMedicationDraftStore(
  storage: SafeStorage = safeStorage(() => sessionStorage),
): MedicationDraftStore {
  return {
    load: (uuid) => {
      const value = parseJson(storage.read(KEY));
      if (!isRecord(value) || value.uuid !== uuid) return null;
      const { draft, initial } = value;
      return isDraft(draft) && isDraft(initial) ? { draft, initial } : null;
    },
    save: (uuid, { draft, initial }) => storage.write(KEY, JSON.stringify({ uuid, draft, initial })),
    clear: () => storage.remove(KEY),
  };
}
