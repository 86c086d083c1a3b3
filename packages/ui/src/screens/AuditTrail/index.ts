export { AuditTrailScreen, type AuditTrailScreenProps } from './AuditTrailScreen.tsx';
export type { TrailEntry, TrailFilter, TrailPeriod, TrailPerson } from './AuditTrailScreen.types.ts';
