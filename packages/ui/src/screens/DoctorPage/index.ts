export { ClinicQueueScreen, type ClinicQueueScreenProps } from './ClinicQueueScreen.tsx';
export { DoctorPageScreen, type DoctorPageScreenProps } from './DoctorPageScreen.tsx';
export type { FoundPatient, QueuePatient, UnfinishedNote } from './DoctorPageScreen.types.ts';
export { type GuestLinkItem, GuestLinksCard, type GuestLinksCardProps } from './GuestLinksCard.tsx';
export { NotesToFinishCard, type NotesToFinishCardProps } from './NotesToFinishCard.tsx';
export type { RecordOpeningState } from './OpenRecordDialog.tsx';
export { PatientsCard, type PatientsCardProps } from './PatientsCard.tsx';
export type { RecordOpening } from './patients.schema.ts';
