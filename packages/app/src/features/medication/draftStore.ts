import { createMedicationDraftStore } from '@vitalane/flows/browser';

/** Input of the medicine form, kept across a reload of this tab. */
export const draftStore = createMedicationDraftStore();
