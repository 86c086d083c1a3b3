import { capitalised, QUANTITIES } from '@vitalane/clinical';
import type { MissingInput } from '@vitalane/contract';
import { dayInWords } from '@vitalane/time';
import { quantityText } from '../../../own-units/ownUnits.ts';
import type { HealthFacts, VitalSignEntries } from '../../health-facts/facts.ts';
import { type InputCode, inputOfCode } from '../../health-facts/inputs.ts';
import type { LevelledFinding, Part } from '../../health-facts/parts.ts';
import { allergiesOf, namesOf } from '../../record/record.facts.ts';
import type { Report } from '../report.ts';
import { diarySeries } from '../series.ts';
import { vitalSignAlertPart } from './alerts.ts';
import { nextVisitFindings } from './nextVisit.ts';

const needed = [
  'age',
  'sex',
  'ethnicity',
  'isSmoker',
  'height',
  'weight',
] as const satisfies readonly InputCode[];
const unknown = 'Not known yet.';

/** Returns a list, "None" only when answered so, else that it is unknown. */
function listText(items: readonly string[] | null): string {
  if (items === null) return unknown;
  return items.length > 0 ? `${items.join('; ')}.` : 'None named.';
}

function allergyText({ record }: HealthFacts): string {
  const { hasAny, names } = allergiesOf(record);
  if (hasAny === null) return unknown;
  if (!hasAny) return 'No drug allergies.';
  return names.length > 0 ? names.join('; ') : 'Yes, but which ones is not known.';
}

function rowsOf(facts: HealthFacts): readonly (readonly [string, string])[] {
  const { record, medicines } = facts;
  return [
    ['Gender', facts.gender?.value.name ?? unknown],
    ['Ethnic group', facts.ethnicity?.value.name ?? unknown],
    ['Conditions', listText(namesOf(record, 'condition'))],
    ['Medicines', listText(medicines.map(({ name, howTaken }) => `${name}, ${howTaken}`))],
    ['Groups of medicines', listText(namesOf(record, 'medicine_group'))],
    ['Drug allergies', allergyText(facts)],
  ];
}

function vitalSignRow({ units }: HealthFacts, { kind, entries: [latest] }: VitalSignEntries) {
  const text = `${quantityText(units, kind, latest.value)}, measured on ${dayInWords(latest.date)}.`;
  return [QUANTITIES[kind].label, text] as const;
}

function gap(code: InputCode): MissingInput {
  const { label, answer } = inputOfCode(code);
  return {
    field: code,
    status: 'missing',
    why: `${capitalised(label)} is not known. Other reports need it.`,
    answer,
  };
}

/** Report on the patient's profile, conditions and medicines, and unknown answers. */
export const personalProfileReport: Report = {
  name: 'personal-profile',
  title: 'About you',
  model: 'vitalane-profile',
  version: '1',
  sources: ['What you have told us.'],
  nothingToDo: 'Tell us in your profile or health record when something here changes.',
  seekCare: [],
  showsEveryAlert: true,
  inputs: [...needed, 'hasDiabetes', 'hasHypertension', 'onBpMedication'],
  analyse(inputs, facts) {
    const known = new Set(inputs.list.map(({ code }) => code));
    const missing = needed.filter((code) => !known.has(code)).map(gap);
    const age = inputs.number('age');
    const [heightCm, weightKg] = [inputs.number('height'), inputs.number('weight')];
    const smoker = inputs.flag('isSmoker');
    const rows: readonly (readonly [string, string])[] = [
      ['Age', age === null ? unknown : `${age} years`],
      ...rowsOf(facts),
      ['Smoking', smoker === null ? unknown : smoker ? 'You smoke.' : 'You do not smoke.'],
      [QUANTITIES.height.label, heightCm === null ? unknown : quantityText(facts.units, 'height', heightCm)],
      [QUANTITIES.weight.label, weightKg === null ? unknown : quantityText(facts.units, 'weight', weightKg)],
      ...facts.vitalSigns.map((sign) => vitalSignRow(facts, sign)),
    ];
    const part: Part = {
      missing,
      category: missing.length === 0 ? 'complete' : 'incomplete',
      findings: [
        ...(missing.length > 0 ? [incomplete(missing)] : []),
        ...nextVisitFindings(facts),
        ...rows.map(([label, text]): LevelledFinding => ({ label, text, status: 'info' })),
      ],
      actions: missing.map(({ answer }) => answer),
    };
    return [
      ...facts.vitalSigns.map((sign) => vitalSignAlertPart(facts, sign)),
      part,
      ...facts.vitalSigns.map(({ kind, entries }) => diarySeries(kind, QUANTITIES[kind].unit, entries)),
    ];
  },
};

function incomplete(missing: readonly MissingInput[]): LevelledFinding {
  const things = missing.length === 1 ? 'One thing is' : `${missing.length} things are`;
  return { label: 'Your profile', text: `${things} not known yet.`, status: 'act' };
}
