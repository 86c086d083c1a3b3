import { Card } from '../../../primitives/Card/index.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import * as styles from './ConsultationNotes.css.ts';
import type { EmergencyPlace } from './ConsultationNotes.types.ts';
import { emergencyCardCopy as copy } from './EmergencyCard.copy.ts';
import { Fact } from './Fact.tsx';

/** Shows where to send help to the patient of a call, where they are now and their address, and their telephone number. */
export function EmergencyCard({ location, address, phone }: EmergencyPlace) {
  return (
    <Card title={copy.title} headingLevel={2}>
      <dl className={styles.facts}>
        <Fact name={copy.location} value={location ?? copy.notSaid} />
        <Fact name={copy.address} value={address ?? copy.noAddress} />
        {phone ? <Fact name={copy.phone} value={<PhoneLink phone={phone} />} /> : null}
      </dl>
    </Card>
  );
}
