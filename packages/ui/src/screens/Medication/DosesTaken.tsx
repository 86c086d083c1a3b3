import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { adherenceCopy as copy } from '../shared/adherence/Adherence.copy.ts';
import { AdherenceView } from '../shared/adherence/AdherenceView.tsx';
import type { AdherenceData } from '../shared/adherence/adherence.types.ts';
import * as styles from './MedicationScreen.css.ts';

interface DosesTakenProps {
  adherence: Remote<AdherenceData>;
  onRetryAdherence: () => void;
}

/** Shows how many of the doses of the last weeks the patient took. */
export function DosesTaken({ adherence, onRetryAdherence }: DosesTakenProps) {
  return (
    <section className={styles.part} aria-labelledby="doses-taken">
      <Heading level={2} id="doses-taken">
        {copy.heading}
      </Heading>
      <RemoteView
        value={adherence}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={({ total }) => total.due === 0}
        empty={<Text tone="muted">{copy.empty}</Text>}
        onRetry={onRetryAdherence}
      >
        {(data) => (
          <Card>
            <AdherenceView adherence={data} />
          </Card>
        )}
      </RemoteView>
    </section>
  );
}
