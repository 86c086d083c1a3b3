import type { EmergencyCard } from '@vitalane/contract';
import { desc, eq } from 'drizzle-orm';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, address, patientRegistration } from '../../db/schema.ts';

type AddressLines = Record<'address' | 'unitNumber' | 'postalCode', string | null>;

const textOf = ({ address: street, unitNumber, postalCode }: AddressLines) =>
  [street, unitNumber, postalCode].filter((part) => part).join(', ');

/**
 * Returns where help finds the patient of a call: where they say to be, and address and telephone number on record. The
 * address is that of the registration or else the preselected delivery address; the number is that of the profile or
 * else of the registration. The calling function must check the care relation.
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
  const [person] = await db.select({ phone: account.phone }).from(account).where(eq(account.id, ownerId));
  const text = (registered && textOf(registered)) || (delivery && textOf(delivery));
  const phone = person?.phone ?? registered?.mobile;
  return { location: presentLocation, address: text || null, phone: phone || null };
}
