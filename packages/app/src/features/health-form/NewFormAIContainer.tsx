import type { HealthFormFields } from '@vitalane/ui/screens/HealthForm';
import { type ConfirmedResult, NewFormAIScreen } from '@vitalane/ui/screens/NewFormAI';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../../api/account.ts';
import { useDimensions } from '../../api/lookups.ts';
import { useToday } from '../../api/useToday.ts';
import { hrefTo } from '../../places.ts';
import { useDraft } from '../../session/drafts.ts';
import { handOverReport } from '../../session/reportFile.ts';
import { newFormDraft } from './draft.ts';
import { fieldsOfReading } from './healthForm.ts';
import { useReportReading } from './useReportReading.ts';

/** Route `/NewFormAI`. Accepted results become the draft of a new form, where the patient checks and saves them. */
export function NewFormAIContainer() {
  const navigate = useNavigate();
  const dimensions = useDimensions();
  const profile = useProfile();
  const draft = useDraft<HealthFormFields>(newFormDraft, profile.data?.uuid);
  const { reportFile, ...reading } = useReportReading(dimensions.data?.items ?? []);

  function takeOver(results: readonly ConfirmedResult[], dateOfLabTest: string | null): void {
    draft.write(fieldsOfReading(results, dateOfLabTest));
    handOverReport(profile.data?.uuid, reportFile);
    void navigate(hrefTo('newForm'));
  }

  return <NewFormAIScreen {...reading} today={useToday()} onTakeOver={takeOver} />;
}
