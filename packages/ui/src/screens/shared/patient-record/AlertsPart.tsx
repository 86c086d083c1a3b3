import { Banner } from '../../../patterns/Banner/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { AlertEntry } from '../alerts/alert.types.ts';
import { alertsCopy } from '../alerts/alerts.copy.ts';
import { patientReads } from '../patientReads.ts';
import { patientRecordCopy } from './PatientRecord.copy.ts';

const { alerts: copy } = patientRecordCopy;

/** Lists open alerts for a doctor, most severe first. */
export function AlertsPart({ alerts }: { alerts: readonly AlertEntry[] }) {
  return (
    <Stack gap="sm">
      {alerts.map((alert) => (
        <RecordAlert key={alert.uuid} {...alert} />
      ))}
    </Stack>
  );
}

function RecordAlert({
  level,
  reason,
  action,
  value,
  when,
  comparison,
  worst,
  newest,
  closes,
  symptoms,
  seenBy,
  note,
}: AlertEntry) {
  const ticked = symptoms.filter(({ isTicked }) => isTicked).map(({ label }) => label);
  return (
    <Banner tone={level === 'emergency' ? 'error' : 'warning'} title={`${alertsCopy.level(level)}: ${value}`}>
      <Text as="div">{patientReads(`${reason} ${action}`)}</Text>
      <Text as="div" size="small">
        {when}
        {comparison ? `, ${alertsCopy.comparedWith(comparison)}` : null}
        {worst ? `. ${alertsCopy.worst(worst.value, worst.when)}` : null}
        {newest ? `. ${alertsCopy.newest(newest.figure, newest.when)}` : null}
      </Text>
      <Text as="div" size="small">
        {closes}
      </Text>
      {ticked.length > 0 ? (
        <Text as="div" weight="medium">
          {copy.symptoms(ticked.join(', '))}
        </Text>
      ) : null}
      {seenBy && !note ? (
        <Text as="div" size="small">
          {copy.seenBy[seenBy]}
        </Text>
      ) : null}
      {note ? (
        <Text as="div" size="small">
          {alertsCopy.note(note.doctorName, note.when)} {note.text}
        </Text>
      ) : null}
    </Banner>
  );
}
