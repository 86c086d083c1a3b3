import { Card } from '../../../primitives/Card/index.ts';
import { consultationNotesCopy } from './ConsultationNotes.copy.ts';
import * as styles from './ConsultationNotes.css.ts';
import type { EmergencyPlace } from './ConsultationNotes.types.ts';
import { Fact } from './Fact.tsx';

const { emergency: copy } = consultationNotesCopy;

/** Shows where to send help to the patient of a call: where they are now, and their address. */
export function EmergencyCard({ location, address }: EmergencyPlace) {
  return (
    <Card title={copy.title} headingLevel={2}>
      <dl className={styles.facts}>
        <Fact name={copy.location} value={location ?? copy.notSaid} />
        <Fact name={copy.address} value={address ?? copy.noAddress} />
      </dl>
    </Card>
  );
}
