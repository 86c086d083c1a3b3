import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { dataTableCopy as copy } from './DataTable.copy.ts';
import * as styles from './DataTable.css.ts';
import { roles } from './roles.ts';

/** Definition of a column. */
export interface DataTableColumn<Row> {
  /** Identifier, unique within the table. */
  id: string;
  /** Column heading, repeated beside each value in the card layout. */
  header: string;
  /** Returns the content of a cell. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, which then have tabular digits. @default 'start' */
  align?: 'start' | 'end';
  /** Whether values are sentences, which the card layout shows below the heading. @default false */
  isProse?: boolean;
}

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** Accessible name of the table, such as “Patients waiting”. */
  label: string;
  /** Columns in reading order. The first column names the row. */
  columns: readonly DataTableColumn<Row>[];
  /** Rows in display order. */
  rows: readonly Row[];
  /** Returns the stable key of a row. */
  rowKey: (row: Row) => string;
  /** Buttons at the end of a row. Give each an `aria-label` that names the row. */
  rowActions?: (row: Row) => ReactNode;
  /** Content shown instead of a table without rows. */
  empty?: ReactNode;
  /** `compact` for long staff tables. @default 'comfortable' */
  density?: 'comfortable' | 'compact';
}

/** Renders rows of data. In narrow containers each row becomes a card that repeats the headings. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowActions, empty, density = 'comfortable' } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <div className={styles.container}>
      <table className={styles.table({ density })} aria-label={label} {...roles.table}>
        <thead className={styles.head} {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ id, header, align = 'start' }) => (
              <th key={id} scope="col" className={styles.header({ align })} {...roles.columnHeader}>
                {header}
              </th>
            ))}
            {rowActions === undefined ? null : (
              <th scope="col" className={styles.header({ align: 'end' })} {...roles.columnHeader}>
                <VisuallyHidden>{copy.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.body} {...roles.group}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row({ density })} {...roles.row}>
              {columns.map((column, index) => (
                <DataCell key={column.id} column={column} row={row} isRowHeader={index === 0} />
              ))}
              {rowActions === undefined ? null : (
                <td className={styles.actions} {...roles.cell}>
                  <span className={styles.buttons}>{rowActions(row)}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DataCellProps<Row> {
  column: DataTableColumn<Row>;
  row: Row;
  isRowHeader: boolean;
}

function DataCell<Row>({ column, row, isRowHeader }: DataCellProps<Row>) {
  const { header, cell, align = 'start', isProse = false } = column;
  const content = (
    <>
      <span className={styles.cellLabel} aria-hidden="true">
        {header}
      </span>
      <span className={styles.cellValue}>{cell(row)}</span>
    </>
  );
  return isRowHeader ? (
    <th scope="row" className={styles.rowHeader({ align })} {...roles.rowHeader}>
      {content}
    </th>
  ) : (
    <td className={styles.cell({ align, isProse })} {...roles.cell}>
      {content}
    </td>
  );
}
