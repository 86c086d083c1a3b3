import { HeatMatrix } from '../../../patterns/HeatMatrix/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { reportCopy } from './report.copy.ts';
import type { KidneyGrid, KidneyStage } from './report.types.ts';

const { caption, corner } = reportCopy.kidney;
const heading = ({ id, detail }: KidneyStage) => ({ id, label: id, detail });

/** Renders the KDIGO grid with the patient's cell. */
export function KidneyMap({ filtration, albuminuria, risks, current }: KidneyGrid) {
  return (
    <Card>
      <HeatMatrix
        caption={caption}
        corner={corner}
        rows={filtration.map(heading)}
        columns={albuminuria.map(heading)}
        cells={risks}
        current={
          current && {
            rowId: current.filtration,
            ...(current.albuminuria !== undefined && { columnId: current.albuminuria }),
          }
        }
      />
    </Card>
  );
}
