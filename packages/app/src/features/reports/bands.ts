import {
  type BandTable,
  bandsInUnit,
  isBanded,
  KDIGO_GRID,
  type KdigoA,
  type KdigoG,
  REFERENCE_BANDS,
} from '@vitalane/clinical';
import type { ReportData, ReportValue } from '@vitalane/contract';
import type { FigureBand, KidneyGrid } from '@vitalane/ui/screens/Report';
import type { OwnUnits } from '../../api/units.ts';
import { ownQuantity, ownUnit } from './ownQuantity.ts';

const tables: Readonly<Record<string, BandTable<string>>> = REFERENCE_BANDS;

/**
 * The bands of a value in the unit in which it is shown, with the limits published for that unit; nothing when its
 * category is none of them.
 */
export function bandsOf(value: ReportValue, units: OwnUnits): FigureBand[] | undefined {
  const { code, category, shown } = value;
  const unit = shown?.unit ?? ownUnit(value, units);
  const published = unit !== null && isBanded(code) ? bandsInUnit(code, unit)?.bands : undefined;
  const bands = published ? toFigureBands(published) : convertedBands(value, units);
  return bands?.some((band) => band.category === category) ? bands : undefined;
}

function toFigureBands({ steps, otherwise }: BandTable<string>): FigureBand[] {
  return [...steps.map(([, upTo, category]) => ({ category, upTo })), { category: otherwise }];
}

/** Bands without published limits in other units. */
function convertedBands({ code, unit }: ReportValue, units: OwnUnits): FigureBand[] | undefined {
  const table = tables[code];
  return (
    table &&
    toFigureBands({
      ...table,
      steps: table.steps.map(([relation, value, band]) => [
        relation,
        ownQuantity(units, { code, value, unit }).value,
        band,
      ]),
    })
  );
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
  const unit = values.find(({ code }) => code === 'uacr')?.shown?.unit ?? units.uacr ?? 'mg/mmol';
  const [low, high] = bandsInUnit('uacr', unit)?.bands.steps.map(([, limit]) => limit) ?? [];
  return {
    filtration: filtration.map((id) => ({ id, detail: gLimits[id] })),
    albuminuria: [
      { id: 'A1', detail: `below ${low} ${unit}` },
      { id: 'A2', detail: `${low} to ${high} ${unit}` },
      { id: 'A3', detail: `above ${high} ${unit}` },
    ],
    risks: filtration.map((row) => albuminuria.map((column) => KDIGO_GRID[row][column])),
    current: { filtration: g, ...(a !== undefined && { albuminuria: a }) },
  };
}
