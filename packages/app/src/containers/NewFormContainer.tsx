import { type HealthFormFields, HealthFormScreen, type NewHealthForm } from '@vitalane/ui/screens/HealthForm';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../api/account.ts';
import { fieldsOf, messageOf } from '../api/errors.ts';
import { useAddHealthForm } from '../api/forms.ts';
import { joinRemote, toRemote } from '../api/remote.ts';
import { useDraft } from '../session/drafts.ts';
import { forgetReport } from '../session/reportFile.ts';
import { notify } from '../shell/notify.ts';
import { useToday } from '../shell/useToday.ts';
import { byCode, fieldsOfProfile, toInput } from './healthForm.ts';
import { useHealthFormLists } from './useHealthFormLists.ts';
import { useReportFile } from './useReportFile.ts';

/** Name of the draft that a new form is kept in; reading a photograph fills it too. */
export const newFormDraft = 'health-form';

/** Route `/NewForm`. */
export function NewFormContainer() {
  const navigate = useNavigate();
  const profile = useProfile();
  const { lists, refetch } = useHealthFormLists();
  const draft = useDraft<HealthFormFields>(newFormDraft, profile.data?.uuid);
  const [isFresh, setFresh] = useState(false);
  const { add, isPending, error, variables } = useAddHealthForm();
  const report = useReportFile(profile.data?.uuid);
  const found = isFresh ? null : draft.found;

  async function save(form: NewHealthForm): Promise<void> {
    const saved = await add(toInput(form), report.file).catch(() => null);
    if (!saved) return;
    draft.discard();
    forgetReport();
    notify({ type: 'success', message: 'Health Form Submit Successfully' });
    await navigate('/SubmissionHistory', { replace: true });
  }

  return (
    <HealthFormScreen
      // Another start for the fields means other fields.
      key={isFresh ? 'fresh' : 'kept'}
      mode="new"
      {...report.fields}
      form={joinRemote(lists, toRemote(profile), (offered, known) => ({
        lists: offered,
        fields: { ...fieldsOfProfile(known), ...found },
      }))}
      isDraft={found !== null}
      isSaving={isPending}
      errors={error ? byCode(fieldsOf(error), variables?.body.values ?? []) : undefined}
      message={error ? messageOf(error) : undefined}
      today={useToday()}
      onRetry={() => void Promise.all([refetch(), profile.refetch()])}
      onSave={(form) => void save(form)}
      onCancel={() => void navigate(-1)}
      onChange={draft.write}
      onDiscardDraft={() => {
        draft.discard();
        report.fields.onDetachReport();
        setFresh(true);
      }}
    />
  );
}
