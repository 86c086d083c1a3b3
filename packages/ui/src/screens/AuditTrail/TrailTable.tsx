import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { auditTrailCopy as copy } from './AuditTrailScreen.copy.ts';
import * as styles from './AuditTrailScreen.css.ts';
import type { TrailEntry, TrailPerson } from './AuditTrailScreen.types.ts';
import { auditActions } from './auditActions.ts';

const { columns: headers } = copy;

const columns: readonly DataTableColumn<TrailEntry>[] = [
  { id: 'when', header: headers.when, cell: ({ when }) => <span className={styles.when}>{when}</span> },
  { id: 'who', header: headers.who, cell: ({ actor }) => nameOf(actor, copy.nobody) },
  { id: 'what', header: headers.what, cell: (entry) => <What {...entry} /> },
  { id: 'whose', header: headers.whose, cell: ({ subject }) => nameOf(subject, copy.none) },
  {
    id: 'outcome',
    header: headers.outcome,
    cell: ({ outcome }) => (
      <Badge tone={outcome === 'done' ? 'neutral' : 'warning'}>{copy.outcome[outcome]}</Badge>
    ),
  },
];

/** Renders the entries of the trail. */
export function TrailTable({ entries }: { entries: readonly TrailEntry[] }) {
  return (
    <DataTable
      label={copy.table}
      density="compact"
      columns={columns}
      rows={entries}
      rowKey={({ uuid }) => uuid}
    />
  );
}

function nameOf(person: TrailPerson | null, nobody: string): string {
  return person ? (person.fullName ?? copy.deleted) : nobody;
}

function What({ action, reason }: TrailEntry) {
  return (
    <>
      {auditActions[action] ?? action}
      {reason ? (
        <Text size="small" tone="muted">
          {copy.reason(reason)}
        </Text>
      ) : null}
    </>
  );
}
