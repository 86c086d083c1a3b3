export { MedicationStepperScreen, type MedicationStepperScreenProps } from './MedicationStepperScreen.tsx';
export type {
  FoundMedicine,
  MedicationChange,
  MedicationChoices,
  MedicationDraft,
  MedicationForm,
  MedicationProblems,
  MedicationStep,
  ReminderDays,
} from './MedicationStepperScreen.types.ts';
