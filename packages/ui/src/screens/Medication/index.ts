export type { AdherenceData } from '../shared/adherence/adherence.types.ts';
export type { DoseConflict, DoseEntry, SavedDose } from '../shared/doses/dose.types.ts';
export type { DoseIntents } from './DoseRow.tsx';
export { type MedicationLinks, MedicationScreen, type MedicationScreenProps } from './MedicationScreen.tsx';
export type {
  DoseFormState,
  DoseTarget,
  MedicineDeletion,
  MedicineEntry,
  NewDose,
  ReminderChannelState,
  ReminderDelivery,
  TestMessageState,
  UnnamedAnswer,
  UnnamedMedicine,
} from './MedicationScreen.types.ts';
