export {
  addDays,
  addMonths,
  completedYears,
  dayNumber,
  daysBetween,
  daysFrom,
  isCivilDate,
  lastDate,
  weekdayOf,
  weekOf,
} from './civilDate.ts';
export { dayInWords, formatDate, formatInstant, type TimeStyle } from './format.ts';
export {
  addMs,
  addYears,
  dayMs,
  hourMs,
  type Instant,
  minuteMs,
  msBetween,
  secondMs,
  toEpochMs,
} from './instant.ts';
export { daysOf, formatPeriod, isInPeriod, movePeriod, type Period, periodUpTo } from './period.ts';
export {
  type CivilTime,
  deviceTimeZone,
  fromWallClockMs,
  isTimeZone,
  startOfDate,
  startOfDay,
  toCivil,
  toDate,
  toInstant,
  wallClockMs,
} from './zone.ts';
export { clocksDiffer, placeOf } from './zones.ts';
