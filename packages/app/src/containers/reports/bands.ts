import { type BandTable, KDIGO_GRID, type KdigoA, type KdigoG, REFERENCE_BANDS } from '@vitalane/clinical';
import type { ReportData, ReportValue } from '@vitalane/contract';
import type { FigureBand, KidneyGrid } from '@vitalane/ui/screens/Report';
import type { OwnUnits } from '../../api/units.ts';
import { ownQuantity } from './ownQuantity.ts';

const tables: Readonly<Record<string, BandTable<string>>> = REFERENCE_BANDS;

/** The published bands of a value, in the person's unit; nothing when its category is none of them. */
export function bandsOf({ code, unit, category }: ReportValue, units: OwnUnits): FigureBand[] | undefined {
  const table = tables[code];
  if (!table) return undefined;
  const bands: FigureBand[] = [
    ...table.steps.map(([, limit, band]) => ({
      category: band,
      upTo: ownQuantity(units, { code, value: limit, unit }).value,
    })),
    { category: table.otherwise },
  ];
  return bands.some((band) => band.category === category) ? bands : undefined;
}

const filtration: readonly KdigoG[] = ['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5'];
const albuminuria: readonly KdigoA[] = ['A1', 'A2', 'A3'];
const gLimits: Readonly<Record<KdigoG, string>> = {
  G1: '90 or more',
  G2: '60 to 89',
  G3a: '45 to 59',
  G3b: '30 to 44',
  G4: '15 to 29',
  G5: 'below 15',
};

/** The kidney grid with the person's place on it; nothing while the filtration is not known. */
export function kidneyGridOf(
  { values }: Pick<ReportData, 'values'>,
  units: OwnUnits,
): KidneyGrid | undefined {
  const stage = (code: string) => values.find((value) => value.code === code)?.category ?? undefined;
  const g = stage('egfr');
  if (g === undefined) return undefined;
  const a = stage('uacr');
  const limit = (value: number) => ownQuantity(units, { code: 'uacr', value, unit: 'mg/mmol' });
  const [low, high] = [limit(3), limit(30)];
  const round = ({ value }: { value: number }) => Math.round(value);
  return {
    filtration: filtration.map((id) => ({ id, detail: gLimits[id] })),
    albuminuria: [
      { id: 'A1', detail: `below ${round(low)} ${low.unit}` },
      { id: 'A2', detail: `${round(low)} to ${round(high)} ${high.unit}` },
      { id: 'A3', detail: `above ${round(high)} ${high.unit}` },
    ],
    risks: filtration.map((row) => albuminuria.map((column) => KDIGO_GRID[row][column])),
    current: { filtration: g, ...(a !== undefined && { albuminuria: a }) },
  };
}
