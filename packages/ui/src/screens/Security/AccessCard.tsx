import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import { securityCopy } from './SecurityScreen.copy.ts';
import type { RecordAccess } from './SecurityScreen.types.ts';

const { access: copy } = securityCopy;

interface AccessCardProps {
  accesses: Remote<readonly RecordAccess[]>;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onLoadOlder: () => void;
  onRetry: () => void;
}

const columns: readonly DataTableColumn<RecordAccess>[] = [
  { id: 'who', header: copy.who, cell: ({ actorName }) => actorName },
  {
    id: 'what',
    header: copy.what,
    cell: ({ action, reason }) => (
      <Stack gap="none">
        {action}
        {reason === null ? null : (
          <Text size="small" tone="muted">
            {copy.reason(reason)}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'when', header: copy.when, cell: ({ when }) => when },
];

/** Lists who has opened the user's record, with time and reason. */
export function AccessCard({ accesses, ...props }: AccessCardProps) {
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        <Text tone="muted">{copy.text}</Text>
        <RemoteView
          value={accesses}
          skeleton={<Skeleton />}
          isEmpty={(list) => list.length === 0}
          empty={<Text>{copy.empty}</Text>}
          onRetry={props.onRetry}
        >
          {(list) => (
            <DataTable
              label={copy.title}
              columns={columns}
              rows={list}
              rowKey={({ uuid }) => uuid}
              density="compact"
            />
          )}
        </RemoteView>
        <LoadMore hasMore={props.hasOlder} isLoading={props.isLoadingOlder} onLoad={props.onLoadOlder}>
          {copy.loadOlder}
        </LoadMore>
      </Stack>
    </Card>
  );
}
