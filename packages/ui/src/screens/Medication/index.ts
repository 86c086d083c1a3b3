export type { AdherenceData } from '../shared/adherence/adherence.types.ts';
export type { DoseConflict, DoseEntry, SavedDose } from '../shared/doses/dose.types.ts';
export type { PushChannelState } from '../shared/PushChannel.types.ts';
export type { DoseIntents } from './DoseRow.tsx';
export { type MedicationLinks, MedicationScreen, type MedicationScreenProps } from './MedicationScreen.tsx';
export type {
  DoseFormState,
  DoseTarget,
  MedicineDeletion,
  MedicineEntry,
  NewDose,
  ReminderDelivery,
  TestMessageState,
  UnnamedAnswer,
  UnnamedMedicine,
} from './MedicationScreen.types.ts';
