import { DataTable, type DataTableColumn } from '../DataTable/index.ts';
import { formatCell } from './format.ts';
import { lineChartCopy as copy } from './LineChart.copy.ts';
import type { ChartStep, LineChartSeries, ReadingRow } from './LineChart.types.ts';
import { rowFormat } from './rowFormat.ts';

interface ChartTableProps {
  title: string;
  series: readonly LineChartSeries[];
  rows: readonly ReadingRow[];
  step: ChartStep;
  unit: string;
  decimals: number;
  timeZone: string;
}

/** Renders the data of the chart as a table, newest first. */
export function ChartTable({ title, series, rows, step, unit, decimals, timeZone }: ChartTableProps) {
  const columns: DataTableColumn<ReadingRow>[] = [
    { id: 'when', header: copy.when, cell: rowFormat(rows, step, timeZone) },
    ...series.map(
      ({ id, name }): DataTableColumn<ReadingRow> => ({
        id,
        header: copy.withUnit(name, unit),
        align: 'end',
        cell: (row) => formatCell(row, id, decimals) ?? copy.missing,
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
