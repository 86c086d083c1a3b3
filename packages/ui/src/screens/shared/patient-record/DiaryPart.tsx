import { LineChart } from '../../../patterns/LineChart/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { dayInText } from '../dates.ts';
import { patientReads } from '../patientReads.ts';
import { pressureParts, pressureUnit } from '../readings/pressureParts.ts';
import { readingSeries } from '../readings/readingSeries.ts';
import { type DiarySummary, summariseDiary } from './diarySummary.ts';
import { patientRecordCopy } from './PatientRecord.copy.ts';
import * as styles from './PatientRecord.css.ts';
import type { PatientRecordData, RecordMeasure, RecordPressure } from './PatientRecord.types.ts';

const { diary: copy } = patientRecordCopy;

const pressure = {
  figures: ({ values: { systolic, diastolic } }: RecordPressure) => [systolic, diastolic],
  decimals: 0,
};
const figures = ({ value }: RecordMeasure['readings'][number]) => [value];

interface DiaryPartProps {
  record: Pick<PatientRecordData, 'pressures' | 'pressureVerdict' | 'measures' | 'timeZone'>;
  today: string;
}

/** Shows the last 30 days: a blood pressure chart, and average, minimum, maximum and latest value of each measure. */
export function DiaryPart({ record, today }: DiaryPartProps) {
  const { pressures, pressureVerdict, measures, timeZone } = record;
  if (pressures.length === 0 && measures.every(({ readings }) => readings.length === 0))
    return <Text tone="muted">{copy.none}</Text>;
  return (
    <>
      {pressures.length > 1 ? (
        <LineChart
          title={copy.chart}
          // The box below has the assessment in the patient's words.
          verdict={null}
          series={readingSeries(pressureParts(null), pressures)}
          unit={pressureUnit}
          timeZone={timeZone}
        />
      ) : null}
      <div className={styles.diary}>
        <Measure
          name={copy.pressure}
          unit={pressureUnit}
          summary={summariseDiary(pressures, pressure)}
          verdict={pressureVerdict}
          today={today}
        />
        {measures.map(({ kind, decimals, readings, ...measure }) => (
          <Measure
            key={kind}
            {...measure}
            summary={summariseDiary(readings, { figures, decimals })}
            today={today}
          />
        ))}
      </div>
    </>
  );
}

interface MeasureProps {
  name: string;
  unit: string;
  summary: DiarySummary | null;
  /** Assessment as shown to the patient, which comes first. */
  verdict?: string | null;
  today: string;
}

function Measure({ name, unit, summary, verdict = null, today }: MeasureProps) {
  return (
    <div className={styles.measure}>
      <Text as="div" size="small" weight="bold">
        {name}
      </Text>
      {summary === null ? (
        <Text as="div" size="small" tone="muted">
          {copy.nothing}
        </Text>
      ) : (
        <>
          {verdict === null ? null : (
            <Text as="div" size="small">
              {patientReads(verdict)}
            </Text>
          )}
          <Text as="div" weight="medium" hasTabularNumbers>
            {copy.average(summary.average, unit)}
          </Text>
          <Text as="div" size="small" tone="muted" hasTabularNumbers>
            {copy.span(summary.count, summary.low, summary.high)}
          </Text>
          <Text as="div" size="small" tone="muted" hasTabularNumbers>
            {copy.latest(summary.latest, dayInText(summary.date, today), summary.time)}
          </Text>
          {summary.noted.map(({ uuid, figure, note, date, time }) => (
            <Text key={uuid} as="div" size="small">
              {copy.noted(figure, dayInText(date, today), time, note)}
            </Text>
          ))}
        </>
      )}
    </div>
  );
}
