import { dayInWords, toCivil, toDate } from '@vitalane/time';
import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { GivenConsent } from '../shared/consultation/VideoConsent.tsx';
import { dayLabel, minutesBetween } from '../shared/dates.ts';
import { TableSheet } from '../shared/TableSheet.tsx';
import { consultationCopy as copy } from './ConsultationScreen.copy.ts';
import * as styles from './ConsultationScreen.css.ts';
import type { ConsultationEntry } from './ConsultationScreen.types.ts';

interface PastConsultationsProps {
  entries: readonly ConsultationEntry[];
  now: string;
  timeZone: string;
  onOpenMessages?: (uuid: string) => void;
}

/** Lists past consultations with doctor, date, duration and outcome. */
export function PastConsultations({ entries, now, timeZone, onOpenMessages }: PastConsultationsProps) {
  const today = toDate(now, timeZone);
  const when = ({ startedAt, calledAt }: ConsultationEntry) => {
    const { date, time } = toCivil(calledAt ?? startedAt, timeZone);
    return `${dayLabel(date, today)}, ${time}`;
  };
  const columns: readonly DataTableColumn<ConsultationEntry>[] = [
    { id: 'with', header: copy.columns.with, cell: (entry) => entry.with ?? copy.nobody },
    { id: 'when', header: copy.columns.when, cell: when },
    {
      id: 'length',
      header: copy.columns.length,
      align: 'end',
      // Waiting without a call, or a call that the patient missed, has no duration.
      cell: ({ calledAt, endedAt, noShow }) =>
        calledAt && endedAt && !noShow ? copy.duration(minutesBetween(calledAt, endedAt)) : '',
    },
    {
      id: 'outcome',
      header: copy.columns.outcome,
      isProse: true,
      cell: (entry) => (
        <Stack gap="sm" align="start">
          <Outcome {...entry} timeZone={timeZone} />
          {onOpenMessages && entry.messageCount ? (
            <MessagesButton
              count={entry.messageCount}
              name={entry.with ?? copy.nobody}
              when={when(entry)}
              onPress={() => onOpenMessages(entry.uuid)}
            />
          ) : null}
          {entry.consent ? <GivenConsent consent={entry.consent} timeZone={timeZone} /> : null}
        </Stack>
      ),
    },
  ];
  return (
    <TableSheet>
      <DataTable label={copy.pastHeading} columns={columns} rows={entries} rowKey={({ uuid }) => uuid} />
    </TableSheet>
  );
}

interface MessagesButtonProps {
  count: number;
  name: string;
  when: string;
  onPress: () => void;
}

function MessagesButton({ count, name, when, onPress }: MessagesButtonProps) {
  const label = copy.messages(count);
  return (
    <Button variant="soft" size="sm" aria-label={copy.openMessages(label, name, when)} onPress={onPress}>
      {label}
    </Button>
  );
}

function Outcome({ note, plan, addenda = [], noShow, timeZone }: ConsultationEntry & { timeZone: string }) {
  if (noShow) return <Text tone="muted">{copy.noShow}</Text>;
  if (!(note || plan || addenda.length > 0)) return <Text tone="muted">{copy.noOutcome}</Text>;
  return (
    <Stack gap="sm">
      {note ? <Part title={copy.note}>{note}</Part> : null}
      {plan ? <Part title={copy.plan}>{plan}</Part> : null}
      {addenda.map(({ text, writtenAt }) => (
        <Part key={writtenAt} title={copy.addendum(dayInWords(toDate(writtenAt, timeZone)))}>
          {text}
        </Part>
      ))}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <Text as="div" size="small" weight="bold">
        {title}
      </Text>
      <div className={styles.written}>
        <Text as="div">{children}</Text>
      </div>
    </div>
  );
}
