import { type RiskPressure, riskPressure } from '@vitalane/clinical';
import { daysBetween } from '@vitalane/time';
import type { HealthFacts } from './facts.ts';
import { homeAverage } from './homeAverage.ts';
import { resultInUse } from './labs.ts';

/**
 * Returns the pressure for the risk model: a clinic reading of a health form, or the home average as a lower
 * bound.
 */
export function pressureForRisk(facts: HealthFacts): RiskPressure {
  const clinic = resultInUse(facts, 'sbp');
  const home = homeAverage(facts);
  const newest = facts.bloodPressure[0]?.date;
  return riskPressure({
    model: 'SG-FRS-2023',
    clinicBp: clinic && { daysOld: daysBetween(clinic.test.date, facts.asOf) },
    homeBp:
      home.status === 'ok' && newest !== undefined
        ? { quality: home.quality, daysOld: daysBetween(newest, facts.asOf) }
        : null,
  });
}
