export { DateField, type DateOrTimeFieldProps, TimeField } from './DateField.tsx';
export { DateTimeFields, type DateTimeFieldsProps } from './DateTimeFields.tsx';
