import {
  type BandTable,
  bandsInUnit,
  categoryLabel,
  homeGoalBands,
  isBanded,
  KDIGO_G_WORDS,
  KDIGO_GRID,
  type KdigoA,
  type KdigoG,
  QUANTITIES,
  REFERENCE_BANDS,
} from '@vitalane/clinical';
import type { ReportData, ReportValue } from '@vitalane/contract';
import { rangeText } from '@vitalane/ui/messages';
import type { KidneyGrid, ReportFigure } from '@vitalane/ui/screens/Report';
import { ownQuantity } from '../../api/ownQuantity.ts';
import { ownUnit } from '../../api/ownUnit.ts';
import type { OwnUnits } from '../../session/person.ts';
import { homeLimitOf, type Reader } from './charts.ts';

const tables: Readonly<Record<string, BandTable<string>>> = REFERENCE_BANDS;

/** Returns the bands of a value in the displayed unit, with the limits published for that unit; empty when its category is none of them. */
export function bandsOf(
  value: ReportValue,
  units: OwnUnits,
): Pick<ReportFigure, 'bands' | 'bandIndex'> | undefined {
  const { code, category, shown } = value;
  const unit = shown?.unit ?? ownUnit(value, units);
  const published = unit !== null && isBanded(code) ? bandsInUnit(code, unit)?.bands : undefined;
  const bands = published ? toFigureBands(published) : convertedBands(value, units);
  const bandIndex = bands?.findIndex((band) => band.category === category) ?? -1;
  return bands && bandIndex >= 0
    ? { bands: bands.flatMap((band) => named(code, band)), bandIndex }
    : undefined;
}

/** Returns the bands of a home blood pressure by the account's limit; empty for other values or without a goal. */
export function homeBandsOf(
  { code, value }: ReportValue,
  limits: Reader['homeLimits'],
): Pick<ReportFigure, 'bands' | 'bandIndex'> | undefined {
  const below = homeLimitOf(code, limits);
  if (below === undefined || value === null) return undefined;
  return { bands: homeGoalBands(below), bandIndex: value < below ? 0 : 1 };
}

/** Band of a table. */
interface TableBand {
  category: string;
  upTo?: number;
  isEndIncluded?: boolean;
}

function named(code: string, { category, ...band }: TableBand) {
  const words = categoryLabel(code, category);
  return words ? [{ ...words, ...band }] : [];
}

function toFigureBands({ steps, otherwise }: BandTable<string>): TableBand[] {
  return [
    ...steps.map(([relation, upTo, category]) => ({
      category,
      upTo,
      ...(relation === '<=' && { isEndIncluded: true }),
    })),
    { category: otherwise },
  ];
}

/** Returns bands without published limits in other units, converted. */
function convertedBands({ code, unit }: ReportValue, units: OwnUnits): TableBand[] | undefined {
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
const riskWords = (risk: string) => categoryLabel('kidney', risk) ?? { label: risk, tone: 'watch' as const };

/** Returns the kidney grid with the patient's position; empty while the filtration is unknown. */
export function kidneyGridOf(
  { values }: Pick<ReportData, 'values'>,
  units: OwnUnits,
): KidneyGrid | undefined {
  const stage = (code: string) => values.find((value) => value.code === code)?.category ?? undefined;
  const g = stage('egfr');
  if (g === undefined) return undefined;
  const a = stage('uacr');
  const unit = values.find(({ code }) => code === 'uacr')?.shown?.unit ?? units.uacr ?? QUANTITIES.uacr.unit;
  const [low, high] = bandsInUnit('uacr', unit)?.bands.steps.map(([, limit]) => limit) ?? [];
  return {
    filtration: filtration.map((id) => ({ id, detail: KDIGO_G_WORDS[id] })),
    albuminuria: [
      { id: 'A1', detail: rangeText.below(low, unit) },
      { id: 'A2', detail: rangeText.between(low, high, unit) },
      { id: 'A3', detail: rangeText.above(high, unit) },
    ],
    risks: filtration.map((row) => albuminuria.map((column) => riskWords(KDIGO_GRID[row][column]))),
    current: { filtration: g, ...(a !== undefined && { albuminuria: a }) },
  };
}
