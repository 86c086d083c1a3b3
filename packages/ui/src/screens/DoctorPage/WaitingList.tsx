import { useState } from 'react';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { filterRow } from '../shared/FilterRow.css.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import { doctorPageCopy } from './DoctorPageScreen.copy.ts';
import type { QueuePatient } from './DoctorPageScreen.types.ts';
import { QueueTable, type QueueTableProps } from './QueueTable.tsx';

const { queue: copy } = doctorPageCopy;

/** Number of rows at first and for each “more”: one or two screens. */
const pageSize = 20;

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

function isFound({ fullName, nricMasked }: QueuePatient, words: string): boolean {
  return plain(`${fullName} ${nricMasked ?? ''}`).includes(words);
}

/** Renders the queue with its length, a search by name or last characters of the identity number, a filter, and the first rows. */
export function WaitingList({ patients, ...table }: QueueTableProps) {
  const [search, setSearch] = useState('');
  const [show, setShow] = useState('all');
  const [order, setOrder] = useState('urgency');
  const [shownCount, setShownCount] = useState(pageSize);
  const words = plain(search.trim());
  const isNarrowed = words !== '' || show !== 'all';
  const found = patients.filter(
    (patient) => (show === 'all' || patient.status === show) && isFound(patient, words),
  );
  const inOrder = order === 'time' ? found.toSorted(byWait) : found;
  // The doctor's own open calls come first, to rejoin them.
  const ordered = [...inOrder.filter(isOwnCall), ...inOrder.filter((patient) => !isOwnCall(patient))];
  const shown = ordered.slice(0, shownCount);
  return (
    <Stack gap="md">
      {patients.length > pageSize ? (
        <div className={filterRow}>
          <TextField
            name="queueSearch"
            label={copy.search}
            type="search"
            autoComplete="off"
            width="medium"
            isRequired
            value={search}
            onChange={(text) => {
              setSearch(text);
              setShownCount(pageSize);
            }}
          />
          <SelectField
            name="queueShow"
            label={copy.show}
            options={copy.filters}
            isRequired
            value={show}
            onChange={(chosen) => {
              setShow(chosen);
              setShownCount(pageSize);
            }}
          />
        </div>
      ) : null}
      {patients.some(({ urgency }) => urgency !== 'routine') ? (
        <SelectField
          name="queueOrder"
          label={copy.order}
          options={copy.orders}
          isRequired
          width="medium"
          value={order}
          onChange={setOrder}
        />
      ) : null}
      <div role="status">
        <Text size="small" tone="muted">
          {copy.counts({
            waiting: countWaiting(patients),
            found: found.length,
            shown: shown.length,
            isNarrowed,
          })}
        </Text>
      </div>
      {shown.length > 0 ? <QueueTable {...table} patients={shown} /> : null}
      <LoadMore
        hasMore={found.length > shown.length}
        isLoading={false}
        onLoad={() => setShownCount(shownCount + pageSize)}
      >
        {copy.showMore}
      </LoadMore>
    </Stack>
  );
}

function countWaiting(patients: readonly QueuePatient[]): number {
  return patients.filter(({ status }) => status === 'waiting').length;
}

function byWait(one: QueuePatient, other: QueuePatient): number {
  return one.checkedInAt.localeCompare(other.checkedInAt);
}

function isOwnCall({ status, isMine }: QueuePatient): boolean {
  return status === 'in_call' && isMine;
}
