import { dayInWords } from '@vitalane/time';
import { Text } from '../../../primitives/Text/index.ts';
import { patientRecordCopy } from './PatientRecord.copy.ts';
import * as styles from './PatientRecord.css.ts';
import type { RecordVisit } from './PatientRecord.types.ts';

const { visits: copy } = patientRecordCopy;

/** Lists the plans of past consultations, newest first. */
export function VisitsPart({ visits }: { visits: readonly RecordVisit[] }) {
  if (visits.length === 0) return <Text tone="muted">{copy.none}</Text>;
  return (
    <ul className={styles.list}>
      {visits.map(({ uuid, date, doctor, plan, note, addenda }) => (
        <li key={uuid} className={styles.measure}>
          <Text as="div" size="small" weight="bold">
            {copy.with(dayInWords(date), doctor)}
          </Text>
          <TextBlock title={copy.plan} text={plan} />
          <TextBlock title={copy.note} text={note} />
          {addenda.map((addendum) => (
            <TextBlock
              key={addendum.text}
              title={copy.addendum(dayInWords(addendum.date))}
              text={addendum.text}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

function TextBlock({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <Text as="div" size="small" tone="muted">
        {title}
      </Text>
      <div className={styles.written}>{text}</div>
    </div>
  );
}
