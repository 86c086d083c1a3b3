import type { EmergencyCard } from '@vitalane/contract';
import { desc } from 'drizzle-orm';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { address, patientRegistration } from '../../db/schema.ts';

type AddressLines = Record<'address' | 'unitNumber' | 'postalCode', string | null>;

const textOf = ({ address: street, unitNumber, postalCode }: AddressLines) =>
  [street, unitNumber, postalCode].filter((part) => part).join(', ');

/**
 * Returns where help finds the patient of a call: where they say to be, and the address on record, which is that of
 * the registration or else the preselected delivery address. The calling function must check the care relation.
 */
export async function readEmergencyCard(
  db: Database,
  { ownerId, presentLocation }: Pick<ConsultationRow, 'ownerId' | 'presentLocation'>,
): Promise<EmergencyCard> {
  const patient = { accountId: ownerId };
  const [registered] = await db
    .select()
    .from(patientRegistration)
    .where(ownedBy(patientRegistration, patient));
  const [delivery] = await db
    .select()
    .from(address)
    .where(ownedBy(address, patient))
    .orderBy(desc(address.isDefault), desc(address.createdAt))
    .limit(1);
  const text = (registered && textOf(registered)) || (delivery && textOf(delivery));
  return { location: presentLocation, address: text || null };
}
