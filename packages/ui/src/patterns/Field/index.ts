export * as fieldStyles from './Field.css.ts';
export { FieldFrame, type FieldFrameProps, type FieldProps } from './FieldFrame.tsx';
