export { ChoiceGroup } from './ChoiceGroup.tsx';
export type { ChoiceGroupProps, MultipleChoiceProps, SingleChoiceProps } from './ChoiceGroup.types.ts';
