import { useId, useState } from 'react';
import { ChartIcon, TableIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import { lineChartCopy as copy } from './LineChart.copy.ts';
import * as styles from './LineChart.css.ts';
import type { LatestPoint, LineChartSeriesList } from './LineChart.types.ts';
import { readingRows } from './readings.ts';
import { chartSummary } from './summary.ts';

/** Props of `LineChart`. */
export interface LineChartProps {
  /** What is shown, such as “Blood pressure, last 30 days”. */
  title: string;
  /** Heading level of the title, to fit the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** One sentence that says what the chart says. Default: the share in target and the newest reading. */
  summary?: string;
  /**
   * What the summary says first, such as the verdict on an average; null says nothing. Default: the share in target, which
   * must not stand beside another verdict on the same readings.
   */
  verdict?: string | null;
  /** The newest reading, where the lines hold one measure: of two of the same instant only one is the newest. */
  latest?: LatestPoint;
  /** Up to three lines. */
  series: LineChartSeriesList;
  /** Unit of all values, such as “mmHg”. */
  unit: string;
  /** Decimals of every value shown. Default 0. */
  decimals?: number;
  /** The patient's IANA time zone, such as “Asia/Singapore”: days begin at midnight there. */
  timeZone: string;
}

/** Readings over time with their target, as a picture and, for whoever prefers it, as a table. */
export function LineChart(props: LineChartProps) {
  const { title, headingLevel = 3, series, unit, decimals = 0, timeZone } = props;
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const rows = readingRows(series);
  const summary =
    props.summary ??
    chartSummary({ series, unit, decimals, timeZone, verdict: props.verdict, latest: props.latest });
  const Title = `h${headingLevel}` as const;
  const shared = { title, series, rows, unit, decimals, timeZone };
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
              <ChartLegend series={series} decimals={decimals} />
              <ChartPlot {...shared} summary={summary} />
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
