import { HealthFormScreen, type NewHealthForm } from '@vitalane/ui/screens/HealthForm';
import { useNavigate, useParams } from 'react-router-dom';
import { fieldsOf, messageOf } from '../api/errors.ts';
import { useHealthForm, useUpdateHealthForm } from '../api/forms.ts';
import { joinRemote, toRemote } from '../api/remote.ts';
import { notify } from '../shell/notify.ts';
import { useToday } from '../shell/useToday.ts';
import { byCode, fieldsOfForm, toInput } from './healthForm.ts';
import { useHealthFormLists } from './useHealthFormLists.ts';
import { useReportFile } from './useReportFile.ts';

/** Route `/EditForm/{id}`. */
export function EditFormContainer() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const form = useHealthForm(id);
  const { lists, refetch } = useHealthFormLists();
  const { update, isPending, error, variables } = useUpdateHealthForm();
  const report = useReportFile();

  async function save(changed: NewHealthForm): Promise<void> {
    const saved = await update(id, toInput(changed), report.file).catch(() => null);
    if (!saved) return;
    notify({ type: 'success', message: 'Health Form Submit Successfully' });
    await navigate(-1);
  }

  return (
    <HealthFormScreen
      mode="edit"
      {...report.fields}
      hasStoredReport={Boolean(form.data?.file)}
      form={joinRemote(lists, toRemote(form), (offered, stored) => ({
        lists: offered,
        fields: fieldsOfForm(stored),
      }))}
      isSaving={isPending}
      errors={error ? byCode(fieldsOf(error), variables?.body?.values ?? []) : undefined}
      message={error ? messageOf(error) : undefined}
      today={useToday()}
      onRetry={() => void Promise.all([refetch(), form.refetch()])}
      onSave={(changed) => void save(changed)}
      onCancel={() => void navigate(-1)}
    />
  );
}
