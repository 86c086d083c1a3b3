import { randomUUID } from 'node:crypto';
import { FORM_CODES, QUANTITIES } from '@vitalane/clinical';
import type { DimensionCode, LabValue } from '@vitalane/contract';
import { toCivil } from '@vitalane/time';
import type { Database } from '../db/database.ts';
import { addForm } from '../features/forms/forms.queries.ts';
import { checkForm } from '../features/forms/forms.rules.ts';
import type { Files } from '../files/files.ts';
import { type DemoDay, dayAt, hoursAfter } from './moment.ts';
import { storePage } from './pages.ts';
import type { DemoLabReport, DemoPatient } from './record.ts';

type Range = Pick<LabValue, 'referenceLow' | 'referenceHigh'>;

/** Reference ranges of the demo laboratory, in the canonical unit. */
const printedRanges: Partial<Record<DimensionCode, Range>> = {
  tc: { referenceHigh: 5.2 },
  ldl: { referenceHigh: 3.4 },
  hdl: { referenceLow: 1 },
  tg: { referenceHigh: 1.7 },
  glucose_fasting: { referenceLow: 3.9, referenceHigh: 6 },
  hba1c: { referenceHigh: 5.9 },
  creatinine: { referenceLow: 45, referenceHigh: 100 },
  uacr: { referenceHigh: 2.9 },
  urea: { referenceLow: 2.8, referenceHigh: 7.7 },
  uric_acid: { referenceLow: 150, referenceHigh: 420 },
  sodium: { referenceLow: 135, referenceHigh: 145 },
  potassium: { referenceLow: 3.5, referenceHigh: 5.1 },
  alt: { referenceHigh: 40 },
  ast: { referenceHigh: 40 },
  alp: { referenceLow: 40, referenceHigh: 130 },
  ggt: { referenceHigh: 55 },
  bilirubin: { referenceHigh: 20 },
  albumin: { referenceLow: 38, referenceHigh: 50 },
  platelets: { referenceLow: 150, referenceHigh: 400 },
  haemoglobin: { referenceLow: 12, referenceHigh: 17 },
};

/** Hours between the sample and the form. */
const hoursUntilTyped = 30;

/** Adds the laboratory reports of a demo patient, some with the attached page. */
export async function seedLabForms(
  db: Database,
  patient: DemoPatient,
  { files, day }: { files: Files; day: DemoDay },
): Promise<void> {
  const { timeZone } = day;
  for (const report of patient.record.labReports) {
    const taken = dayAt(day, report.daysAgo, '08:30');
    const typed = hoursAfter(taken, hoursUntilTyped);
    const [id, dateOfLabTest] = [randomUUID(), toCivil(taken, timeZone).date];
    const values = toLabValues(report);
    const input = { ...patient.head, dateOfLabTest, isFasting: true, values };
    const form = checkForm(input, { timeZone, now: typed });
    const page = { name: 'Laboratory report', lines: linesOf(patient.fullName, dateOfLabTest, values) };
    const owner = { ownerId: patient.ownerId, parentId: id, now: typed };
    const file = report.isAttached ? await storePage(db, files, { ...owner, ...page }) : null;
    await addForm(db, { accountId: patient.ownerId }, { id, form, fileId: file?.id ?? null, now: typed });
  }
}

function toLabValues({ values }: DemoLabReport): LabValue[] {
  return FORM_CODES.flatMap((code) => {
    const found = values[code];
    if (found === undefined) return [];
    const shared = { code, unit: QUANTITIES[code].unit, ...printedRanges[code] };
    return typeof found === 'number'
      ? [{ ...shared, value: found }]
      : [{ ...shared, value: Number(found.slice(1)), comparator: '<' as const }];
  });
}

function linesOf(fullName: string, date: string, values: readonly LabValue[]): string[] {
  const printed = values.filter(({ code }) => printedRanges[code]);
  const results = printed.map(({ code, unit, value, comparator = '', referenceLow, referenceHigh }) => {
    return `${QUANTITIES[code].label}   ${comparator}${value} ${unit}   ${rangeText({ referenceLow, referenceHigh })}`;
  });
  return ['Straits Medical Laboratory (demo)', `Name: ${fullName}`, `Date of test: ${date}`, '', ...results];
}

function rangeText({ referenceLow, referenceHigh }: Range): string {
  if (referenceLow && referenceHigh) return `${referenceLow} - ${referenceHigh}`;
  if (referenceHigh) return `< ${referenceHigh}`;
  return referenceLow ? `> ${referenceLow}` : '';
}
