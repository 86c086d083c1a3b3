export { ItemPicker, type ItemPickerProps, type Removal } from './ItemPicker.tsx';
export { optionsMatching } from './optionsMatching.ts';
export { RemovalDialog } from './RemovalDialog.tsx';
