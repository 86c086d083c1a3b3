import { pressureText } from '../blood-pressure/bands.ts';
import { type AlertPerson, bpCrisisFrom } from './bloodPressure.ts';
import { SUGAR_MMOL_L } from './sugar.ts';

/** Published limits of glucose in mg/dL, by their value in mmol/L. */
const MG_DL: Readonly<Record<number, number>> = {
  [SUGAR_MMOL_L.low]: 72,
  [SUGAR_MMOL_L.pregnancy]: 180,
  [SUGAR_MMOL_L.calm]: 300,
  [SUGAR_MMOL_L.crisis]: 360,
};

/** Formats a limit of glucose in both units. */
export const glucoseLimit = (mmolL: number): string => `${mmolL.toFixed(1)} mmol/L (${MG_DL[mmolL]} mg/dL)`;

/** Formats the pressure from which a reading of this person is a crisis. */
export const pressureLimit = (person: AlertPerson): string => pressureText(bpCrisisFrom(person));
