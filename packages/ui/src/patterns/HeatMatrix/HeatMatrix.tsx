import { heatMatrixCopy as copy } from './HeatMatrix.copy.ts';
import * as styles from './HeatMatrix.css.ts';
import type { HeatCell, HeatHeading } from './HeatMatrix.types.ts';

/** Props of `HeatMatrix`. */
export interface HeatMatrixProps {
  /** Caption above the table. */
  caption: string;
  /** Heading of the column with the row names. */
  corner: string;
  /** Headings of the rows, from top to bottom. */
  rows: readonly HeatHeading[];
  /** Headings of the columns, from left to right. */
  columns: readonly HeatHeading[];
  /** Cells by row, one for each column. */
  cells: readonly (readonly HeatCell[])[];
  /** Cell of the patient. Without `columnId` it is the whole row. Omit it if unknown. */
  current?: { rowId: string; columnId?: string };
}

/** Shows a table of two measures. The colour and word of each cell give the combined meaning. */
export function HeatMatrix({ caption, corner, rows, columns, cells, current }: HeatMatrixProps) {
  const isHere = (rowId: string, columnId: string) =>
    current?.rowId === rowId && (current.columnId ?? columnId) === columnId;
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.rowHeader}>
            {corner}
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={styles.header}>
              <HeadingText {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowAt) => (
          <tr key={row.id}>
            <th scope="row" className={styles.rowHeader}>
              <HeadingText {...row} />
            </th>
            {columns.map((column, columnAt) => {
              const cell = cells[rowAt]?.[columnAt];
              if (!cell) return <td key={column.id} />;
              const here = isHere(row.id, column.id);
              return (
                <td key={column.id} className={styles.cell[cell.tone]} aria-current={here || undefined}>
                  {cell.label}
                  {here ? <span className={styles.here}>{copy.here}</span> : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HeadingText({ label, detail }: HeatHeading) {
  return (
    <>
      {label}
      {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
    </>
  );
}
