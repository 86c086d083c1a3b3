import { PatientRecordScreen } from '@vitalane/ui/screens/PatientRecord';
import { useParams } from 'react-router-dom';
import { useToday } from '../../api/useToday.ts';
import { hrefTo } from '../../places.ts';
import { usePatientRecordView } from '../../shared/patient-record/usePatientRecordView.ts';
import { useConditionEditing } from './useConditionEditing.ts';
import { usePatientGoalEditing } from './usePatientGoalEditing.ts';

/** Route `/Patient/{uuid}`. */
export function PatientRecordContainer() {
  const { uuid = '' } = useParams();
  const { record, goals, refetch } = usePatientRecordView(uuid);
  const goalEditing = usePatientGoalEditing(uuid, goals);
  const conditionEditing = useConditionEditing(uuid);
  return (
    <PatientRecordScreen
      {...goalEditing}
      {...conditionEditing}
      adviceHref={hrefTo('patientAdvice', uuid)}
      record={record}
      today={useToday()}
      onRetry={refetch}
    />
  );
}
