import type { Period } from '@vitalane/time';
import { useId, useMemo, useState } from 'react';
import { ChartIcon, TableIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { gather, pointsIn, stepOf } from './aggregate.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import { lineChartCopy as copy } from './LineChart.copy.ts';
import * as styles from './LineChart.css.ts';
import type { ChartMethod, LatestPoint, LineChartSeriesList } from './LineChart.types.ts';
import { readingRows } from './readings.ts';
import { chartSummary } from './summary.ts';

/** Props of `LineChart`. */
export interface LineChartProps {
  /** Title, such as “Blood pressure, last 30 days”. */
  title: string;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** One sentence that summarises the chart. @default share in target and newest reading */
  summary?: string;
  /**
   * First part of the summary, such as the assessment of an average; `null` omits it. The default must not appear
   * beside another assessment of the same readings. @default share in target
   */
  verdict?: string | null;
  /** Newest reading, if the lines show one measure. It decides between two readings of the same instant. */
  latest?: LatestPoint;
  /** Up to three lines. */
  series: LineChartSeriesList;
  /** Unit of all values, such as “mmHg”. */
  unit: string;
  /** Number of decimals of every value. @default 0 */
  decimals?: number;
  /**
   * Days that the chart covers. Readings outside are omitted. Up to 31 days each reading is a point, up to 92 days
   * each day, up to two years each week, beyond that each month. A line ends where more than a week (month) has no
   * reading. @default all readings, without gaps
   */
  period?: Period;
  /** Aggregation of the readings of a day, week or month into one point. @default 'average' */
  method?: ChartMethod;
  /** The patient's IANA time zone, such as “Asia/Singapore”. It sets the start of a day. */
  timeZone: string;
}

/** Shows readings over time with their target, as a chart or as a table. */
export function LineChart(props: LineChartProps) {
  const { title, headingLevel = 3, period, method = 'average', unit, decimals = 0, timeZone } = props;
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const step = stepOf(period);
  const { series, rows } = useMemo(() => {
    const gathered = props.series.map((one) => gather(one, { period, step, method, timeZone }));
    return { series: gathered, rows: readingRows(gathered) };
  }, [props.series, period, step, method, timeZone]);
  const summary = props.summary ?? summaryOf(props);
  const Title = `h${headingLevel}` as const;
  const shared = { title, series, rows, step, unit, decimals, timeZone };
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`}>
      <figcaption className={styles.caption}>
        <Title className={styles.title} id={`${id}-title`}>
          {title}
        </Title>
        <p className={styles.summary}>{summary}</p>
      </figcaption>
      {rows.length === 0 ? null : (
        <>
          {isTable ? (
            <ChartTable {...shared} />
          ) : (
            <>
              {step === 'reading' ? null : <p className={styles.summary}>{copy.points[method][step]}</p>}
              <ChartLegend series={series} decimals={decimals} />
              <ChartPlot {...shared} period={period} summary={summary} />
            </>
          )}
          <div className={styles.toggle}>
            <Button
              variant="soft"
              leadingIcon={isTable ? <ChartIcon size={20} /> : <TableIcon size={20} />}
              onPress={() => setIsTable(!isTable)}
            >
              {isTable ? copy.showChart : copy.showTable}
            </Button>
          </div>
        </>
      )}
    </figure>
  );
}

/** Summarises the single readings of the period, because the points of a long period aggregate them. */
function summaryOf({
  series,
  period,
  unit,
  decimals = 0,
  timeZone,
  verdict,
  latest,
}: LineChartProps): string {
  const readings = series.map((one) => ({
    ...one,
    points: pointsIn(one.points, { period, step: 'reading', method: 'average', timeZone }),
  }));
  return chartSummary({ series: readings, unit, decimals, timeZone, verdict, latest });
}
