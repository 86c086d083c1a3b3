export type { CheckedValue } from '../shared/CheckFirst/index.ts';
export type { ItemOption, Removal } from '../shared/ItemPicker/index.ts';
export { HealthFormScreen, type HealthFormScreenProps } from './HealthFormScreen.tsx';
export type {
  HealthFormFields,
  HealthFormLists,
  LabDimension,
  NewHealthForm,
  NewLabValue,
  RefusedResults,
} from './HealthFormScreen.types.ts';
