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
  /** The accounts found, as far as loaded. */
  accounts: Remote<readonly AccountEntry[]>;
  /** Whether the results of a new search are loading. */
  isSearching: boolean;
  /** Whether there are more than are loaded. */
  hasMore: boolean;
  /** Whether more are being fetched. */
  isLoadingMore: boolean;
  /** The change that is being asked about or saved. */
  change: ChangeState;
  /** Where the trail of one account is shown. */
  trailHref: (uuid: string) => string;
  /** Called with what to look for. */
  onSearch: (search: AccountSearch) => void;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Called to fetch more. */
  onLoadMore: () => void;
  /** Called when a change of an account is begun; it is confirmed in a dialog. */
  onAskChange: (account: AccountEntry, change: AccountChange) => void;
  /** Called when the change is not made. */
  onCloseChange: () => void;
  /** Called when the change is confirmed. */
  onConfirmChange: () => void;
}

/** Route `/Accounts`, for admins: find accounts, activate and deactivate them, and give roles. */
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
