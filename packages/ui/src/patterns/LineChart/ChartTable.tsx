import { DataTable, type DataTableColumn } from '../DataTable/index.ts';
import { formatInstant, formatValue } from './format.ts';
import { lineChartCopy as copy } from './LineChart.copy.ts';
import type { LineChartSeries, ReadingRow } from './LineChart.types.ts';

interface ChartTableProps {
  title: string;
  series: readonly LineChartSeries[];
  rows: readonly ReadingRow[];
  unit: string;
  decimals: number;
  timeZone: string;
}

/** The chart's own data as a table, newest first. */
export function ChartTable({ title, series, rows, unit, decimals, timeZone }: ChartTableProps) {
  const columns: DataTableColumn<ReadingRow>[] = [
    { id: 'when', header: copy.when, cell: (row) => formatInstant(row.epochMs, timeZone) },
    ...series.map(
      ({ id, name }): DataTableColumn<ReadingRow> => ({
        id,
        header: copy.withUnit(name, unit),
        align: 'end',
        cell: ({ values }) => (values[id] === undefined ? copy.missing : formatValue(values[id], decimals)),
      }),
    ),
  ];
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={rows.toReversed()}
      rowKey={(row) => String(row.epochMs)}
      density="compact"
    />
  );
}
