import { medicationChecks, medicationSupply } from '@vitalane/clinical';
import type { MedicationWarning, UserMedication } from '@vitalane/contract';
import { medicationFrequencies } from '../../lists/choices.ts';
import { findMedicine } from '../../lists/medicines.ts';
import { toCivil } from '../../time/civilTime.ts';
import type { MedicationRow } from './medications.queries.ts';

/** What the person's other records say about a medicine. */
export interface MedicationContext {
  /** Every medicine of the person, this one among them. */
  all: readonly Pick<MedicationRow, 'name' | 'medicationId'>[];
  drugAllergies: readonly string[];
  now: Date;
}

/** A medicine as the contract has it, with how long it lasts and what to ask about. */
export function toUserMedication(row: MedicationRow, context: MedicationContext): UserMedication {
  const { id: uuid, ownerId: _owner, createdAt: _created, medicationId, ...fields } = row;
  const supply = supplyOf(row, context.now);
  const { daysRemaining = null, runsOutOn = null } = supply ?? {};
  const advice = adviceOf(supply);
  const running = advice ? [{ code: 'running_out' as const, text: advice }] : [];
  const warnings = [...ingredientWarnings(row, context), ...running];
  return { uuid, medicationUuid: medicationId, ...fields, daysRemaining, runsOutOn, warnings };
}

/** Nothing for a medicine that is taken only as needed. */
function supplyOf(row: MedicationRow, now: Date) {
  const frequency = medicationFrequencies.find(({ name }) => name === row.frequency);
  if (!(row.regularly && frequency?.timesPerDay)) return undefined;
  const supply = medicationSupply({
    quantityRemaining: row.remaining,
    dosePerIntake: row.dose,
    timesPerDay: frequency.timesPerDay,
    daysPerWeek: frequency.daysPerWeek,
    asOf: toCivil(now, row.timeZone).date,
  });
  return supply.status === 'ok' ? supply : undefined;
}

function ingredientWarnings(row: MedicationRow, context: MedicationContext): MedicationWarning[] {
  const own = ingredientsOf(row);
  const found = medicationChecks({
    medicines: context.all.map((medicine) => ({ activeIngredients: ingredientsOf(medicine) })),
    drugAllergies: context.drugAllergies,
  });
  if (found.status !== 'ok') return [];
  const isOwn = (name: string) => own.includes(name);
  return [
    ...found.allergyMatches.filter(isOwn).map((name) => ({
      code: 'recorded_allergy' as const,
      text: `You recorded an allergy to ${name}. Ask a doctor or pharmacist before you take this.`,
    })),
    ...found.duplicateIngredients.filter(isOwn).map((name) => ({
      code: 'same_ingredient' as const,
      text: `Another of your medicines also contains ${name}. Ask a doctor or pharmacist whether you need both.`,
    })),
  ];
}

/** Of a medicine typed by hand only its name is known. */
function ingredientsOf({ name, medicationId }: Pick<MedicationRow, 'name' | 'medicationId'>): string[] {
  const ingredients = findMedicine(medicationId)?.activeIngredients ?? [name];
  return ingredients.map((ingredient) => ingredient.trim().toLowerCase());
}

/** What is to be said of a medicine that runs out; nothing while there is enough, or when nobody can tell. */
export function supplyAdvice(row: MedicationRow, now: Date): string | undefined {
  return adviceOf(supplyOf(row, now));
}

function adviceOf(supply: ReturnType<typeof supplyOf>): string | undefined {
  if (!supply || supply.advice === 'ok') return undefined;
  const { daysRemaining } = supply;
  if (daysRemaining < 1) return 'You have run out. Order more now.';
  const days = daysRemaining === 1 ? 'one more day' : `${daysRemaining} more days`;
  return `This lasts ${days}. Order more in time.`;
}
