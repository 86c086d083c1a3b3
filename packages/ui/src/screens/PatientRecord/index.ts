export type * from './PatientRecord.types.ts';
export { PatientRecordScreen, type PatientRecordScreenProps } from './PatientRecordScreen.tsx';
export { PatientRecordView, type PatientRecordViewProps } from './PatientRecordView.tsx';
