import { createMedicationDraftStore } from '@vitalane/flows/browser';

/** What was typed about a medicine, across a reload of this tab. */
export const draftStore = createMedicationDraftStore();
