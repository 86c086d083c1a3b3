export { DrugAllergiesScreen, type DrugAllergiesScreenProps } from './DrugAllergiesScreen.tsx';
export type { AllergyChange, DrugAllergies } from './DrugAllergiesScreen.types.ts';
