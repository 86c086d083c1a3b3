import {
  ADJUSTED_CALCIUM_LABEL,
  adjustedCalcium,
  EMERGENCY_WORDS,
  FORM_CODES,
  measurementAge,
  QUANTITIES,
  REPORT_DISCLAIMER,
} from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import { dayInWords, formatInstant, toDate } from '@vitalane/time';
import { quantityText } from '../../../own-units/ownUnits.ts';
import type { HealthFacts, LabTest } from '../../health-facts/facts.ts';
import { resultInUse, shownResult } from '../../health-facts/labs.ts';
import { calculateReport } from '../report.ts';
import { reports } from '../reports.ts';
import { type Chart, chartsOf } from './charts.ts';
import { OLD_MARK, type PdfSection, sectionOf } from './sections.ts';
import { summaryOf } from './summary.ts';

/** A row of the table of results: name, value, date. */
export type ResultRow = readonly [name: string, value: string, date: string];

/** Contents of the PDF as texts, in the patient's units. */
export interface PdfContent {
  title: string;
  person: string;
  subtitle: string;
  /** Label and text of each row of the page for the doctor. */
  summary: readonly (readonly [string, string])[];
  results: readonly ResultRow[];
  charts: readonly Chart[];
  sections: readonly PdfSection[];
  footer: string;
}

/** Returns the contents of a patient's PDF for the doctor. */
export function contentOf(facts: HealthFacts): PdfContent {
  return {
    title: 'Health report',
    person: facts.fullName,
    subtitle: `${birthText(facts)}Made on ${dayInWords(facts.asOf)}. Measured by the person unless a laboratory is named.`,
    summary: [
      ...facts.alerts.map((alert) => alertRow(alert, facts.timeZone)),
      ...summaryOf(facts),
      ...warningRows(facts.warnings),
    ],
    results: [...resultsOf(facts), ...adjustedCalciumOf(facts)],
    charts: chartsOf(facts),
    sections: Object.values(reports)
      .filter(({ name }) => name !== 'personal-profile')
      .map((report) => sectionOf(calculateReport(report, facts), facts)),
    footer: `${REPORT_DISCLAIMER} ${EMERGENCY_WORDS}`,
  };
}

/** Returns the row of an open alert: its reading, a newer one, the advice, what closes it, and the doctor's note. */
function alertRow(alert: HealthAlert, timeZone: string) {
  const { value, measuredOn, lastAt, newest, reason, action, ends, note } = alert;
  const at = (instant: string) => formatInstant(instant, timeZone, 'dayAndTime');
  const when = measuredOn === null ? at(lastAt) : dayInWords(measuredOn);
  const newer = newest ? ` Newest: ${newest.figure}, ${at(newest.at)}.` : '';
  const answer = note
    ? ` ${note.doctorName} wrote on ${dayInWords(toDate(note.at, timeZone))}: ${note.text}`
    : '';
  return ['Health alert', `${value}, ${when}.${newer} ${reason} ${action} ${ends}${answer}`] as const;
}

/** Returns a row for each medicine with warnings, and one for the allergies that could not be checked. */
function warningRows({ medicines, allergies }: HealthFacts['warnings']) {
  const textsOf = (warnings: readonly { text: string }[]) => warnings.map(({ text }) => text);
  const ofMedicines = medicines.map(({ name, warnings, reason }) => {
    const why = reason ? [`Reason given for taking it: ${reason}`] : [];
    return [`Warning: ${name}`, [...textsOf(warnings), ...why].join('\n')] as const;
  });
  return allergies.length > 0
    ? [...ofMedicines, ['Warning: Allergies', textsOf(allergies).join('\n')] as const]
    : ofMedicines;
}

function birthText({ dateOfBirth }: HealthFacts): string {
  return dateOfBirth ? `Born on ${dayInWords(dateOfBirth)}. ` : '';
}

function resultsOf(facts: HealthFacts): ResultRow[] {
  return FORM_CODES.flatMap((code): ResultRow[] => {
    const { group, label } = QUANTITIES[code];
    const found = group === 'visit' ? null : resultInUse(facts, code);
    if (!found) return [];
    const { text } = shownResult(facts.units, code, found.result);
    return [[label, text, dayOf(found.test, facts)]];
  });
}

/** Returns the day of a sample, marked when it is old. */
function dayOf({ date: measuredOn }: LabTest, { asOf }: HealthFacts): string {
  const age = measurementAge({ item: 'labTest', measuredOn, asOf });
  return `${dayInWords(measuredOn)}${age.status === 'ok' && age.isOld ? OLD_MARK : ''}`;
}

/** Returns the calcium of the newest sample, adjusted for its albumin, unless the laboratory has printed it. */
function adjustedCalciumOf(facts: HealthFacts): ResultRow[] {
  const test = resultInUse(facts, 'calcium')?.test;
  const { calcium, albumin, calcium_adjusted: printed } = test?.results ?? {};
  if (!test || printed || !calcium || !albumin || calcium.comparator || albumin.comparator) return [];
  const adjusted = adjustedCalcium({ calciumMmolL: calcium.value, albuminGL: albumin.value });
  if (adjusted.status !== 'ok') return [];
  const text = quantityText(facts.units, 'calcium', adjusted.calciumMmolL);
  return [[ADJUSTED_CALCIUM_LABEL, text, dayOf(test, facts)]];
}
