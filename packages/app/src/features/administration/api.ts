import type { Role } from '@vitalane/contract';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { pageByPage } from '../../lib/paged.ts';

const pageSize = 50;

/** Search criteria for accounts. */
export interface AccountQuery {
  text?: string;
  role?: Role;
}

/** Filter of the audit trail; `from` is an instant. */
export interface TrailQuery {
  accountId?: string;
  action?: string;
  from?: string;
}

/** Returns the accounts that match, newest first, page by page. */
export function useAccounts(body: AccountQuery) {
  return api.useInfiniteQuery(
    'post',
    '/accounts/search',
    { params: { query: { limit: pageSize } }, body },
    pageByPage,
  );
}

/** Activates or deactivates an account, or changes its role. */
export function useUpdateAccount() {
  return api.useMutation('patch', '/accounts/{id}', { onSuccess: () => invalidate('account') });
}

/** Removes the authenticator app of an account. */
export function useResetSecondFactor() {
  return api.useMutation('delete', '/accounts/{id}/second-factor', {
    onSuccess: () => invalidate('account'),
  });
}

/** Returns the audit trail, newest first, page by page. */
export function useAuditTrail(query: TrailQuery) {
  return api.useInfiniteQuery(
    'get',
    '/audit-trail',
    { params: { query: { ...query, limit: pageSize } } },
    pageByPage,
  );
}
