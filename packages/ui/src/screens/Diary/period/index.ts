export { PeriodControl } from './PeriodControl.tsx';
export { periodCopy } from './period.copy.ts';
export {
  type DiaryPeriod,
  type PeriodLength,
  type PeriodProps,
  periodLengths,
} from './period.types.ts';
