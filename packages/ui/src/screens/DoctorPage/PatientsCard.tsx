import { dayInWords, toDate } from '@vitalane/time';
import { useState } from 'react';
import { DocumentIcon, LockIcon, SearchIcon } from '../../icons/index.ts';
import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../patterns/lazyOverlay.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { dayLabel } from '../shared/dates.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import * as styles from './DoctorPageScreen.css.ts';
import type { FoundPatient } from './DoctorPageScreen.types.ts';
import type { RecordOpeningState } from './OpenRecordDialog.tsx';
import { patientsCopy as copy } from './PatientsCard.copy.ts';
import { type RecordOpening, searchSchema } from './patients.schema.ts';

/** Props of `PatientsCard`. */
export interface PatientsCardProps {
  /** Patients, most recent contact first. */
  patients: Remote<readonly FoundPatient[]>;
  /** Whether the results of a new search are loading. */
  isSearching: boolean;
  /** Whether more entries can be loaded. */
  hasMore: boolean;
  /** Whether more entries are being loaded. */
  isLoadingMore: boolean;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The doctor's IANA time zone. */
  timeZone: string;
  /** State of opening a record without a care relation. */
  opening: RecordOpeningState;
  /** Called with the name to search. */
  onSearch: (name: string) => void;
  /** Called to load more entries. */
  onLoadMore: () => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with an identity number and a reason, to open the record. */
  onOpenOther: (opening: RecordOpening) => void;
}

const openRecordDialog = lazyOverlay(async () => (await import('./OpenRecordDialog.tsx')).OpenRecordDialog);

/** Finds a patient by name among those in a care relation with the doctor. Other records require a reason. */
export function PatientsCard(props: PatientsCardProps) {
  const [isOpeningOther, setOpeningOther] = useState(false);
  const OpenRecordDialog = useLazyOverlay(openRecordDialog, isOpeningOther);
  return (
    <Card
      title={copy.heading}
      actions={
        <Button variant="quiet" leadingIcon={<LockIcon size={20} />} onPress={() => setOpeningOther(true)}>
          {copy.other.action}
        </Button>
      }
    >
      <Stack gap="md">
        <Text tone="muted">{copy.text}</Text>
        <Search isPending={props.isSearching} onSearch={props.onSearch} />
        <RemoteView
          value={props.patients}
          skeleton={<Skeleton shape="chart" />}
          isEmpty={(all) => all.length === 0}
          empty={
            <EmptyState headingLevel={3} title={copy.empty.title}>
              {copy.empty.text}
            </EmptyState>
          }
          onRetry={props.onRetry}
        >
          {(all) => <PatientTable {...props} all={all} />}
        </RemoteView>
      </Stack>
      {isOpeningOther && OpenRecordDialog ? (
        <OpenRecordDialog
          state={props.opening}
          onOpen={props.onOpenOther}
          onClose={() => setOpeningOther(false)}
        />
      ) : null}
    </Card>
  );
}

function Search({ isPending, onSearch }: { isPending: boolean; onSearch: (name: string) => void }) {
  const form = useSchemaForm(searchSchema, { isPending, onSubmit: ({ s }) => onSearch(s) });
  return (
    <Form form={form} width="full" aria-label={copy.search.submit}>
      <div className={styles.search}>
        <TextField
          name="s"
          label={copy.search.label}
          type="search"
          autoComplete="off"
          maxLength={80}
          isRequired
        />
        <Button type="submit" variant="soft" leadingIcon={<SearchIcon size={20} />} isPending={isPending}>
          {copy.search.submit}
        </Button>
      </div>
    </Form>
  );
}

function PatientTable({ all, ...props }: PatientsCardProps & { all: readonly FoundPatient[] }) {
  const { now, timeZone, hasMore, isLoadingMore, onLoadMore } = props;
  const today = toDate(now, timeZone);
  const columns: readonly DataTableColumn<FoundPatient>[] = [
    { id: 'name', header: copy.name, cell: ({ fullName }) => fullName },
    { id: 'nric', header: copy.nric, cell: ({ nricMasked }) => nricMasked ?? copy.unknown },
    {
      id: 'born',
      header: copy.born,
      cell: ({ dateOfBirth }) => (
        <span className={styles.day}>{dateOfBirth ? dayInWords(dateOfBirth) : copy.unknown}</span>
      ),
    },
    {
      id: 'last',
      header: copy.last,
      cell: ({ lastAt }) => dayLabel(toDate(lastAt, timeZone), today),
    },
  ];
  return (
    <>
      <DataTable
        label={copy.heading}
        density="compact"
        columns={columns}
        rows={all}
        rowKey={({ uuid }) => uuid}
        rowActions={({ fullName, recordHref }) => (
          <ButtonLink
            href={recordHref}
            variant="quiet"
            leadingIcon={<DocumentIcon size={18} />}
            aria-label={copy.openLabel(fullName)}
          >
            {copy.open}
          </ButtonLink>
        )}
      />
      <LoadMore hasMore={hasMore} isLoading={isLoadingMore} onLoad={onLoadMore}>
        {copy.more}
      </LoadMore>
    </>
  );
}
