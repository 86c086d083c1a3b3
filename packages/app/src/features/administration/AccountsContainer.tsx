import type { AccountSummary } from '@vitalane/contract';
import { formatInstant } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import {
  type AccountChange,
  type AccountEntry,
  AccountsScreen,
  type ChangeState,
} from '@vitalane/ui/screens/Accounts';
import { useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { messageOf } from '../../lib/errors.ts';
import { entriesIn } from '../../lib/paged.ts';
import { toRemote } from '../../lib/remote.ts';
import { hrefTo } from '../../places.ts';
import { useSession } from '../../session/useSession.ts';
import { type AccountQuery, useAccounts, useResetSecondFactor, useUpdateAccount } from './api.ts';

/** Route `/Accounts`. */
export function AccountsContainer() {
  const [query, setQuery] = useState<AccountQuery>({});
  const accounts = useAccounts(query);
  const ownUuid = useSession().profile?.uuid;
  const timeZone = useTimeZone();
  return (
    <AccountsScreen
      {...useChange()}
      accounts={mapRemote(toRemote(accounts), (list) =>
        entriesIn(list).map((account) => toEntry(account, { ownUuid, timeZone })),
      )}
      isSearching={accounts.isFetching && !accounts.isFetchingNextPage}
      hasMore={accounts.hasNextPage}
      isLoadingMore={accounts.isFetchingNextPage}
      trailHref={(uuid) => `${hrefTo('auditTrail')}?account=${uuid}`}
      onSearch={({ text, role }) => setQuery({ ...(text && { text }), ...(role && { role }) })}
      onRetry={() => void accounts.refetch()}
      onLoadMore={() => void accounts.fetchNextPage()}
    />
  );
}

/** Returns the confirmation before an account changes, and the result of the change. */
function useChange() {
  const [pending, setPending] = useState<{ account: AccountEntry; change: AccountChange } | null>(null);
  const update = useUpdateAccount();
  const reset = useResetSecondFactor();
  const isPending = update.isPending || reset.isPending;
  const error = update.error ?? reset.error;

  function confirm(): void {
    if (!pending || isPending) return;
    const { account, change } = pending;
    const params = { path: { id: account.uuid } };
    const onSuccess = () => setPending(null);
    if (change.kind === 'resetSecondFactor') {
      reset.mutate({ params }, { onSuccess });
      return;
    }
    const body = change.kind === 'role' ? { role: change.role } : { isActive: change.kind === 'activate' };
    update.mutate({ params, body }, { onSuccess });
  }

  const state: ChangeState = pending
    ? {
        ...pending,
        status: isPending ? 'saving' : 'open',
        message: error ? messageOf(error) : undefined,
      }
    : { status: 'closed' };

  return {
    change: state,
    onAskChange: (account: AccountEntry, change: AccountChange) => {
      update.reset();
      reset.reset();
      setPending({ account, change });
    },
    onCloseChange: () => setPending(null),
    onConfirmChange: confirm,
  };
}

function toEntry(
  { createdAt: _, lastSeenAt, ...account }: AccountSummary,
  { ownUuid, timeZone }: { ownUuid: string | undefined; timeZone: string },
): AccountEntry {
  return {
    ...account,
    isOwn: account.uuid === ownUuid,
    lastSeen: lastSeenAt && formatInstant(lastSeenAt, timeZone, 'dayAndTime'),
  };
}
