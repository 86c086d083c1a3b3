export { ItemPicker, type ItemPickerProps, type Removal } from './ItemPicker.tsx';
export { type ItemOption, optionsMatching } from './optionsMatching.ts';
export { RemovalDialog } from './RemovalDialog.tsx';
