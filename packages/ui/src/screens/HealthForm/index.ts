export type { CheckedValue } from '../shared/CheckFirst/index.ts';
export type { ItemOption, Removal } from '../shared/ItemPicker/index.ts';
export { HealthFormScreen } from './HealthFormScreen.tsx';
export type {
  HealthFormFields,
  HealthFormLists,
  HealthFormScreenProps,
  LabDimension,
  LabUnit,
  NewHealthForm,
  NewLabValue,
  RefusedResults,
} from './HealthFormScreen.types.ts';
