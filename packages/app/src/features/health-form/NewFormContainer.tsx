import { noticeMessages } from '@vitalane/ui/messages';
import {
  type HealthFormFields,
  HealthFormScreen,
  type NewHealthForm,
  type Removal,
} from '@vitalane/ui/screens/HealthForm';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../../api/account.ts';
import { useToday } from '../../api/useToday.ts';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { hrefTo } from '../../places.ts';
import { useDraft } from '../../session/drafts.ts';
import { forgetReport } from '../../session/reportFile.ts';
import { useAddHealthForm } from './api.ts';
import { newFormDraft } from './draft.ts';
import { byCode, fieldsOfProfile, toInput } from './healthForm.ts';
import { useHealthFormLists } from './useHealthFormLists.ts';
import { useRecordInForm } from './useRecordInForm.ts';
import { useReportFile } from './useReportFile.ts';
import { useTypedCheck } from './useTypedCheck.ts';

/** Route `/NewForm`. */
export function NewFormContainer() {
  const navigate = useNavigate();
  const profile = useProfile();
  const { lists, refetch } = useHealthFormLists();
  const draft = useDraft<HealthFormFields>(newFormDraft, profile.data?.uuid);
  const [isFresh, setFresh] = useState(false);
  const { add, isPending, error, variables, reset } = useAddHealthForm();
  const { fields, remove, isRemoving, removalError, resetRemoval, refetchRecord, ...health } =
    useRecordInForm();
  const failure = error ?? removalError;
  const report = useReportFile(profile.data?.uuid);
  const found = isFresh ? null : draft.found;

  const forgetRefusal = () => {
    reset();
    resetRemoval();
  };

  async function save(form: NewHealthForm, removals: readonly Removal[]): Promise<boolean> {
    const saved = await remove(removals)
      .then(() => add(toInput(form), report.file))
      .catch(() => null);
    if (!saved) return false;
    draft.discard();
    forgetReport();
    notify({ type: 'success', message: noticeMessages['health-form-submitted'] });
    return true;
  }

  const { isChecking, checkFailure, ...typed } = useTypedCheck({
    save,
    forgetRefusal,
    onSaved: () => navigate(hrefTo('submissionHistory'), { replace: true }),
  });

  return (
    <HealthFormScreen
      // A new initial value remounts the fields.
      key={isFresh ? 'fresh' : 'kept'}
      mode="new"
      {...report.fields}
      {...health}
      form={joinRemote(
        lists,
        joinRemote(toRemote(profile), fields, (known, recorded) => ({
          ...fieldsOfProfile(known),
          ...recorded,
        })),
        (offered, known) => ({ lists: offered, fields: { ...known, ...found } }),
      )}
      isDraft={found !== null}
      isSaving={isPending || isRemoving || isChecking}
      errors={error ? byCode(fieldsOf(error), variables?.body.values ?? []) : checkFailure?.errors}
      message={failure ? messageOf(failure) : checkFailure?.message}
      today={useToday()}
      onRetry={() => void Promise.all([refetch(), profile.refetch(), refetchRecord()])}
      {...typed}
      onCancel={() => {
        typed.onChangeChecked();
        void navigate(-1);
      }}
      onChange={draft.write}
      onDiscardDraft={() => {
        draft.discard();
        report.fields.onDetachReport();
        setFresh(true);
      }}
    />
  );
}
