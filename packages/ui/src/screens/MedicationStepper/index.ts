export { MedicationStepperScreen } from './MedicationStepperScreen.tsx';
export type {
  FoundMedicine,
  MedicationChange,
  MedicationChoices,
  MedicationDraft,
  MedicationForm,
  MedicationProblems,
  MedicationStep,
  MedicationStepperScreenProps,
  ReminderDays,
} from './MedicationStepperScreen.types.ts';
