import type { AccessLogEntry } from '@vitalane/contract';
import { formatInstant } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import { accessMessages, failureMessages, noticeMessages } from '@vitalane/ui/messages';
import { SecurityScreen } from '@vitalane/ui/screens/Security';
import { useState } from 'react';
import { useProfile, useTimeZone } from '../../api/account.ts';
import { useClientConfig } from '../../api/clientConfig.ts';
import { messageOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notify.ts';
import { entriesIn } from '../../lib/paged.ts';
import { toRemote } from '../../lib/remote.ts';
import { useSubmission } from '../../lib/useSubmission.ts';
import { outbox } from '../../outbox/outbox.ts';
import { session, tokensStorage } from '../../session/session.ts';
import { toTokens } from '../../session/tokens.ts';
import { useSession } from '../../session/useSession.ts';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  useAccessLog,
  useShowNotifications,
} from './api.ts';
import { useSecondFactor } from './secondFactor.api.ts';
import { useDevices } from './useDevices.ts';

const showSuccess = (message: string) => notify({ type: 'success', message });

/** Route `/Security`. */
export function SecurityContainer() {
  const profile = useProfile();
  const isPatient = useSession().role === 'ROLE_USER';
  const accesses = useAccessLog(isPatient);
  const secondFactor = useSecondFactor();
  const notifications = useShowNotifications(profile.data?.uuid);
  const timeZone = useTimeZone();
  return (
    <SecurityScreen
      {...usePasswordForm()}
      {...useEmailForm(() => void profile.refetch())}
      {...useDevices(timeZone)}
      {...useDeletion()}
      account={mapRemote(toRemote(profile), ({ email, hasPassword = true, showNotifications = true }) => ({
        email,
        hasPassword,
        showNotifications: notifications.isPending
          ? (notifications.variables.body?.showNotifications ?? showNotifications)
          : showNotifications,
      }))}
      hasRecord={isPatient}
      clinicalRecordYears={useClientConfig()?.clinicalRecordYears}
      hasSecondFactor={secondFactor.data?.isOn ?? null}
      notificationsMessage={notifications.error ? messageOf(notifications.error) : undefined}
      accesses={mapRemote(toRemote(accesses), (list) =>
        entriesIn(list).map((entry) => toAccess(entry, timeZone)),
      )}
      hasOlderAccesses={accesses.hasNextPage}
      isLoadingOlderAccesses={accesses.isFetchingNextPage}
      onRetryAccount={() => void profile.refetch()}
      onRetryAccesses={() => void accesses.refetch()}
      onLoadOlderAccesses={() => void accesses.fetchNextPage()}
      onShowNotifications={notifications.show}
    />
  );
}

function usePasswordForm() {
  const { state, submit } = useSubmission();
  return {
    passwordForm: state,
    onChangePassword: (change: Parameters<typeof changePassword>[0]) =>
      void submit(
        async () => {
          // Every other session has ended; the response contains the new session of this browser.
          const tokens = toTokens(await changePassword(change));
          tokensStorage.write(tokens);
          session.send({ type: 'storage.changed', tokens });
          showSuccess(noticeMessages['password-changed']);
        },
        { byCode: { wrong_password: 'oldPassword' }, byName: { newPassword: 'password' } },
      ),
  };
}

function useEmailForm(onChanged: () => void) {
  const { state, submit } = useSubmission();
  const [pendingEmail, setPending] = useState<string | null>(null);
  return {
    emailForm: { ...state, pendingEmail },
    onChangeEmail: (change: Parameters<typeof changeEmail>[0]) =>
      void submit(
        async () => {
          await changeEmail(change);
          setPending(change.email);
        },
        { byCode: { wrong_password: 'password' } },
      ),
    onConfirmEmail: (code: string) =>
      void submit(
        async () => {
          showSuccess(await confirmEmail(code));
          setPending(null);
          onChanged();
        },
        { byCode: { wrong_code: 'code', code_expired: 'code' } },
      ),
    onUseAnotherEmail: () => setPending(null),
  };
}

function useDeletion() {
  const { state, submit } = useSubmission();
  return {
    deletionForm: state,
    onDeleteAccount: (password: string) =>
      void submit(
        async () => {
          await deleteAccount(password);
          await outbox.forget();
          session.send({ type: 'account.deleted' });
        },
        { byCode: { wrong_password: 'password' }, fallback: failureMessages['account-not-deleted'] },
      ),
  };
}

function toAccess({ uuid, actorName, action, reason, at }: AccessLogEntry, timeZone: string) {
  return {
    uuid,
    actorName,
    action: accessMessages[action],
    reason,
    when: formatInstant(at, timeZone, 'dayAndTime'),
  };
}
