export { MedicationStepperScreen, type MedicationStepperScreenProps } from './MedicationStepperScreen.tsx';
export type {
  FoundMedicine,
  MedicationChange,
  MedicationChoices,
  MedicationDraft,
  MedicationForm,
  MedicationProblems,
  MedicationStep,
} from './MedicationStepperScreen.types.ts';
