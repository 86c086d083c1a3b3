import { MoreIcon } from '../../icons/index.ts';
import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { Menu, type MenuItem } from '../../patterns/Menu/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { accountsCopy as copy } from './AccountsScreen.copy.ts';
import * as styles from './AccountsScreen.css.ts';
import type { AccountChange, AccountEntry, AccountRole } from './AccountsScreen.types.ts';

interface AccountTableProps {
  accounts: readonly AccountEntry[];
  trailHref: (uuid: string) => string;
  onAskChange: (account: AccountEntry, change: AccountChange) => void;
}

const columns: readonly DataTableColumn<AccountEntry>[] = [
  { id: 'name', header: copy.columns.name, cell: (account) => <Person {...account} /> },
  { id: 'role', header: copy.columns.role, cell: ({ role }) => copy.roles[role] },
  { id: 'status', header: copy.columns.status, cell: (account) => <Status {...account} /> },
  { id: 'lastSeen', header: copy.columns.lastSeen, cell: ({ lastSeen }) => lastSeen ?? copy.never },
];

/** Renders the accounts with their actions. */
export function AccountTable({ accounts, trailHref, onAskChange }: AccountTableProps) {
  return (
    <DataTable
      label={copy.title}
      density="compact"
      columns={columns}
      rows={accounts}
      rowKey={({ uuid }) => uuid}
      rowActions={(account) => (
        <Menu
          trigger={
            <IconButton label={copy.actions(account.fullName)} icon={<MoreIcon size={20} />} size="sm" />
          }
          items={itemsOf(account, trailHref(account.uuid))}
          onAction={(id) => {
            const change = changes[id];
            if (change) onAskChange(account, change);
          }}
        />
      )}
    />
  );
}

const roles: readonly AccountRole[] = ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'];

/** Change by menu item. The missing item is a link. */
const changes: Readonly<Record<string, AccountChange>> = {
  deactivate: { kind: 'deactivate' },
  activate: { kind: 'activate' },
  resetSecondFactor: { kind: 'resetSecondFactor' },
  ...Object.fromEntries(roles.map((role) => [role, { kind: 'role', role } as const])),
};

/** Returns the menu items of an account. Admins cannot change their own account, so that they cannot lock themselves out. */
function itemsOf({ isOwn, isActive, role, hasSecondFactor }: AccountEntry, trailHref: string): MenuItem[] {
  const { items } = copy;
  const trail: MenuItem = { id: 'trail', label: items.showTrail, href: trailHref };
  if (isOwn) return [trail];
  return [
    isActive
      ? { id: 'deactivate', label: items.deactivate, tone: 'danger' }
      : { id: 'activate', label: items.activate },
    ...roles.filter((other) => other !== role).map((other) => ({ id: other, label: items.makeRole(other) })),
    ...(hasSecondFactor ? [{ id: 'resetSecondFactor', label: items.resetSecondFactor }] : []),
    trail,
  ];
}

function Person({ fullName, email }: AccountEntry) {
  return (
    <span className={styles.person}>
      <span>{fullName}</span>
      <span className={styles.email}>{email}</span>
    </span>
  );
}

function Status({ isActive, isOwn, hasSecondFactor }: AccountEntry) {
  const { active, inactive, you } = copy.status;
  return (
    <span className={styles.badges}>
      <Badge tone={isActive ? 'success' : 'warning'}>{isActive ? active : inactive}</Badge>
      {hasSecondFactor ? <Badge>{copy.secondFactor}</Badge> : null}
      {isOwn ? <Badge tone="info">{you}</Badge> : null}
    </span>
  );
}
