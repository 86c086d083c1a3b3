import { noticeMessages } from '@vitalane/ui/messages';
import { HealthFormScreen, type NewHealthForm, type Removal } from '@vitalane/ui/screens/HealthForm';
import { useNavigate, useParams } from 'react-router-dom';
import { useToday } from '../../api/useToday.ts';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { useHealthForm, useUpdateHealthForm } from './api.ts';
import { byCode, fieldsOfForm, toInput } from './healthForm.ts';
import { useHealthFormLists } from './useHealthFormLists.ts';
import { useRecordInForm } from './useRecordInForm.ts';
import { useReportFile } from './useReportFile.ts';
import { useTypedCheck } from './useTypedCheck.ts';

/** Route `/EditForm/{id}`. */
export function EditFormContainer() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const form = useHealthForm(id);
  const { lists, refetch } = useHealthFormLists();
  const { update, isPending, error, variables, reset } = useUpdateHealthForm();
  const report = useReportFile();
  const { fields, remove, isRemoving, removalError, resetRemoval, refetchRecord, ...health } =
    useRecordInForm();
  const failure = error ?? removalError;

  const forgetRefusal = () => {
    reset();
    resetRemoval();
  };

  async function save(changed: NewHealthForm, removals: readonly Removal[]): Promise<boolean> {
    const saved = await remove(removals)
      .then(() => update(id, toInput(changed), report.file))
      .catch(() => null);
    if (!saved) return false;
    notify({ type: 'success', message: noticeMessages['health-form-submitted'] });
    return true;
  }

  const { isChecking, checkFailure, ...typed } = useTypedCheck({
    save,
    forgetRefusal,
    onSaved: () => navigate(-1),
    formUuid: id,
  });

  return (
    <HealthFormScreen
      mode="edit"
      {...report.fields}
      hasStoredReport={Boolean(form.data?.file)}
      {...health}
      form={joinRemote(
        lists,
        joinRemote(toRemote(form), fields, (stored, recorded) => ({ ...fieldsOfForm(stored), ...recorded })),
        (offered, known) => ({ lists: offered, fields: known }),
      )}
      isSaving={isPending || isRemoving || isChecking}
      errors={error ? byCode(fieldsOf(error), variables?.body?.values ?? []) : checkFailure?.errors}
      message={failure ? messageOf(failure) : checkFailure?.message}
      today={useToday()}
      onRetry={() => void Promise.all([refetch(), form.refetch(), refetchRecord()])}
      {...typed}
      onCancel={() => {
        typed.onChangeChecked();
        void navigate(-1);
      }}
    />
  );
}
