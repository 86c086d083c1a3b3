export type * from '../shared/patient-record/PatientRecord.types.ts';
export {
  PatientRecordView,
  type PatientRecordViewProps,
} from '../shared/patient-record/PatientRecordView.tsx';
export { PatientRecordScreen, type PatientRecordScreenProps } from './PatientRecordScreen.tsx';
