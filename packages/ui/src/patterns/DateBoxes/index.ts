export { DateBoxes, type DateBoxesProps } from './DateBoxes.tsx';
