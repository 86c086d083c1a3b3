import { LineChart, type LineChartSeries } from '../../../patterns/LineChart/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { reportCopy as copy } from './report.copy.ts';
import * as styles from './report.css.ts';
import type { ReportChart, ReportLine } from './report.types.ts';

/** Renders the values of a report over time with their targets, as charts or tables. */
export function ReportCharts({ charts, timeZone }: { charts: readonly ReportChart[]; timeZone: string }) {
  return (
    <div className={styles.charts}>
      {charts.map(({ title, lines: [first, second], unit, decimals, isJudgedApart }) => (
        <Card key={first.code}>
          <LineChart
            title={copy.chartTitle(title)}
            series={second ? [seriesOf(first), seriesOf(second)] : [seriesOf(first)]}
            {...(isJudgedApart && { verdict: null })}
            unit={unit}
            decimals={decimals}
            timeZone={timeZone}
          />
        </Card>
      ))}
    </div>
  );
}

function seriesOf({ code, name, points, target }: ReportLine): LineChartSeries {
  const series = { id: code, name, points };
  return target ? { ...series, target: { ...target, label: copy.target } } : series;
}
