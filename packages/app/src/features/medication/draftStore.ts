import { createMedicationDraftStore } from '@vitalane/flows/browser';

/** The input about a medicine, across a reload of this tab. */
export const draftStore = createMedicationDraftStore();
