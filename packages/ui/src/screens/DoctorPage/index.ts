export { DoctorPageScreen, type DoctorPageScreenProps } from './DoctorPageScreen.tsx';
export type { QueuePatient } from './DoctorPageScreen.types.ts';
