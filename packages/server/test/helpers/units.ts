import type { UnitOfMeasurement } from '@vitalane/contract';
import type { SignedIn } from './server.ts';

/** Chooses the units in which a person reads values, by analyte. */
export async function chooseUnits(
  person: SignedIn,
  units: Readonly<Partial<Record<string, string>>>,
): Promise<void> {
  const { items }: { items: UnitOfMeasurement[] } = (
    await person.call('GET', '/unit_of_measurements')
  ).json();
  for (const { uuid, analyte } of items) {
    const unit = units[analyte];
    if (!unit) continue;
    const answer = await person.call('PATCH', `/unit_of_measurements/${uuid}`, { unit });
    if (answer.statusCode !== 200) throw new Error(`The unit was refused: ${answer.body}`);
  }
}
