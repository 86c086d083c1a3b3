import { showToast } from '@vitalane/ui';
import { HealthFormScreen, type NewHealthForm } from '@vitalane/ui/screens/HealthForm';
import { useNavigate, useParams } from 'react-router-dom';
import { fieldsOf, messageOf } from '../api/errors.ts';
import { useHealthForm, useUpdateHealthForm } from '../api/forms.ts';
import { joinRemote, toRemote } from '../api/remote.ts';
import { toasts } from '../shell/toasts.ts';
import { useToday } from '../shell/useToday.ts';
import { byCode, fieldsOfForm, toInput } from './healthForm.ts';
import { useHealthFormLists } from './useHealthFormLists.ts';

/** Route `/EditForm/{id}`. */
export function EditFormContainer() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const form = useHealthForm(id);
  const { lists, refetch } = useHealthFormLists();
  const { mutate, isPending, error, variables } = useUpdateHealthForm();

  function save(changed: NewHealthForm): void {
    mutate(
      { body: toInput(changed), params: { path: { id } } },
      {
        onSuccess: () => {
          showToast(toasts, { type: 'success', message: 'Health Form Submit Successfully' });
          void navigate(-1);
        },
      },
    );
  }

  return (
    <HealthFormScreen
      mode="edit"
      form={joinRemote(lists, toRemote(form), (offered, stored) => ({
        lists: offered,
        fields: fieldsOfForm(stored),
      }))}
      isSaving={isPending}
      errors={error ? byCode(fieldsOf(error), variables?.body?.values ?? []) : undefined}
      message={error ? messageOf(error) : undefined}
      today={useToday()}
      onRetry={() => void Promise.all([refetch(), form.refetch()])}
      onSave={save}
      onCancel={() => void navigate(-1)}
    />
  );
}
