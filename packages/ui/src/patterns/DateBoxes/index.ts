export { DateBoxes, type DateBoxesProps } from './DateBoxes.tsx';
export { type IsoDateRules, isoDateSchema } from './isoDate.schema.ts';
