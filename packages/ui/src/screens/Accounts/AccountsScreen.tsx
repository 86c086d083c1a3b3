import { PeopleIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import { accountsCopy as copy } from './AccountsScreen.copy.ts';
import type { AccountChange, AccountEntry, AccountSearch, ChangeState } from './AccountsScreen.types.ts';
import { AccountTable } from './AccountTable.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { SearchForm } from './SearchForm.tsx';

/** Props of `AccountsScreen`. */
export interface AccountsScreenProps {
  /** Loaded search results. */
  accounts: Remote<readonly AccountEntry[]>;
  /** Whether the results of a new search are loading. */
  isSearching: boolean;
  /** Whether more entries can be loaded. */
  hasMore: boolean;
  /** Whether more entries are being loaded. */
  isLoadingMore: boolean;
  /** Change that awaits confirmation or is pending. */
  change: ChangeState;
  /** Returns the path of the audit trail of an account. */
  trailHref: (uuid: string) => string;
  /** Called with the search terms. */
  onSearch: (search: AccountSearch) => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to load more entries. */
  onLoadMore: () => void;
  /** Called when the user selects a change, which a dialog then confirms. */
  onAskChange: (account: AccountEntry, change: AccountChange) => void;
  /** Called when the user cancels the change. */
  onCloseChange: () => void;
  /** Called when the user confirms the change. */
  onConfirmChange: () => void;
}

/** Renders route `/Accounts`, for admins: search accounts, activate and deactivate them, and assign roles. */
export function AccountsScreen(props: AccountsScreenProps) {
  const { change } = props;
  return (
    <Page title={copy.title} lead={copy.lead}>
      <SearchForm isPending={props.isSearching} onSearch={props.onSearch} />
      <RemoteView
        value={props.accounts}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState icon={<PeopleIcon size={28} />} title={copy.empty}>
            {copy.emptyText}
          </EmptyState>
        }
        onRetry={props.onRetry}
      >
        {(all) => (
          <Stack gap="md">
            <Card>
              <AccountTable accounts={all} trailHref={props.trailHref} onAskChange={props.onAskChange} />
            </Card>
            <LoadMore hasMore={props.hasMore} isLoading={props.isLoadingMore} onLoad={props.onLoadMore}>
              {copy.older}
            </LoadMore>
          </Stack>
        )}
      </RemoteView>
      {change.status === 'closed' ? null : (
        <ChangeDialog state={change} onClose={props.onCloseChange} onConfirm={props.onConfirmChange} />
      )}
    </Page>
  );
}
