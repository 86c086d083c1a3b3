export type { DoseIntents } from './DoseRow.tsx';
export { type MedicationLinks, MedicationScreen, type MedicationScreenProps } from './MedicationScreen.tsx';
export type {
  DoseEntry,
  DoseFormState,
  DoseTarget,
  MedicineDeletion,
  MedicineEntry,
  NewDose,
  ReminderChannelState,
  ReminderDelivery,
  SavedDose,
  TestMessageState,
} from './MedicationScreen.types.ts';
