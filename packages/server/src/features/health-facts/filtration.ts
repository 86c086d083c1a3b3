import { type EgfrInUse, egfrInUse, type Failure } from '@vitalane/clinical';
import { completedYears } from '@vitalane/time';
import type { HealthFacts } from './facts.ts';
import { gather } from './inputs.ts';

/** Returns the eGFR in use: of the newest sample, printed or calculated. */
export function filtrationOf(facts: HealthFacts): EgfrInUse | Failure {
  const { labTests, dateOfBirth } = facts;
  const samples = labTests.map(({ date, results }) => ({
    on: date,
    egfr: results.egfr?.value ?? null,
    egfrComparator: results.egfr?.comparator ?? null,
    // A limit is not sufficient for the calculation.
    creatinineUmolL: results.creatinine?.comparator === null ? results.creatinine.value : null,
  }));
  const ageOn = (date: string) => (dateOfBirth === null ? null : completedYears(dateOfBirth, date));
  return egfrInUse({ sex: gather(facts, ['sex']).text('sex'), ageOn }, samples);
}
