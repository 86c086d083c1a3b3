export type { DoseIntents } from './DoseRow.tsx';
export { type MedicationLinks, MedicationScreen, type MedicationScreenProps } from './MedicationScreen.tsx';
export type {
  DoseEntry,
  DoseFormState,
  DoseTarget,
  MedicineDeletion,
  MedicineEntry,
  MedicineWarning,
  NewDose,
  ReminderChannelState,
  SavedDose,
} from './MedicationScreen.types.ts';
