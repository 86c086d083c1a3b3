import type { FieldOption } from '../../patterns/Field/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import type { MedicationChoices } from './MedicationStepperScreen.types.ts';

/** Returns a list as options; empty until the lists have loaded. */
export function namesOf(choices: Remote<MedicationChoices>, list: keyof MedicationChoices): FieldOption[] {
  if (choices.status !== 'ready') return [];
  return choices.data[list].map((name) => ({ value: name, label: name }));
}
