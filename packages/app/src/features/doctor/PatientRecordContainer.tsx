import { PatientRecordScreen } from '@vitalane/ui/screens/PatientRecord';
import { useParams } from 'react-router-dom';
import { useToday } from '../../shell/useToday.ts';
import { usePatientRecordView } from './usePatientRecordView.ts';

/** Route `/Patient/{uuid}`. */
export function PatientRecordContainer() {
  const { uuid = '' } = useParams();
  const { record, refetch } = usePatientRecordView(uuid);
  return <PatientRecordScreen record={record} today={useToday()} onRetry={refetch} />;
}
