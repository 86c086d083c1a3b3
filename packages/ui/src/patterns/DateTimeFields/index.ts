export { DateField, type DateFieldProps } from './DateField.tsx';
export { DateTimeFields, type DateTimeFieldsProps } from './DateTimeFields.tsx';
export { TimeField, type TimeFieldProps } from './TimeField.tsx';
