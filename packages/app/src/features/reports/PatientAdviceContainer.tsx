import { pageTitles } from '@vitalane/ui/messages';
import { useParams } from 'react-router-dom';
import { hrefTo } from '../../places.ts';
import { AdviceHistory, useDay } from './AdviceHistory.tsx';
import { usePatientAdvice } from './api.ts';

/** Route `/Patient/{uuid}/Advice`, for doctors. */
export function PatientAdviceContainer() {
  const { uuid = '' } = useParams();
  const choice = useDay();
  const advice = usePatientAdvice(uuid, choice.day);
  const back = { href: hrefTo('patient', uuid), label: pageTitles.patientRecord };
  return <AdviceHistory {...choice} advice={advice} back={back} reader="patient" />;
}
