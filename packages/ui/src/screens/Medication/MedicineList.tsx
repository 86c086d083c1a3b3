import { useState } from 'react';
import { MedicationIcon } from '../../icons/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import { useFocusWhenLost } from '../shared/useFocusWhenLost.ts';
import { medicationCopy } from './MedicationScreen.copy.ts';
import * as styles from './MedicationScreen.css.ts';
import type { DoseTarget, MedicineDeletion, MedicineEntry } from './MedicationScreen.types.ts';
import { MedicineCard } from './MedicineCard.tsx';

const { list: copy, remove } = medicationCopy;

interface MedicineListProps {
  /** Doses of yesterday that are still open, and today's. */
  doses: Remote<readonly DoseEntry[]>;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  medicines: Remote<readonly MedicineEntry[]>;
  /** `YYYY-MM-DD`. */
  today: string;
  deletion: MedicineDeletion | null;
  orderHref: string;
  onRetryMedicines: () => void;
  onOpenDoseForm: (target: DoseTarget) => void;
  onDeleteMedicine: (uuid: string) => void;
}

/** Lists the patient's medicines. A deletion requires confirmation. */
export function MedicineList(allProps: MedicineListProps) {
  const { medicines, doses, onRetryMedicines, onDeleteMedicine, ...props } = allProps;
  const [pending, setPending] = useState<MedicineEntry | null>(null);
  const count = medicines.status === 'ready' ? medicines.data.length : null;
  const heading = useFocusWhenLost<HTMLHeadingElement>(count);
  return (
    <section className={styles.part} aria-labelledby="your-medicines">
      <Heading level={2} id="your-medicines" tabIndex={-1} ref={heading}>
        {copy.heading}
      </Heading>
      <RemoteView
        value={medicines}
        skeleton={<CardsSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState headingLevel={3} icon={<MedicationIcon size={28} />} title={copy.empty}>
            {copy.emptyText}
          </EmptyState>
        }
        onRetry={onRetryMedicines}
      >
        {(all) => (
          <ul className={styles.medicines}>
            {all.map((medicine) => (
              <MedicineCard
                key={medicine.uuid}
                {...props}
                medicine={medicine}
                doses={doses.status === 'ready' ? doses.data.filter((dose) => isOf(dose, medicine)) : []}
                onAskToDelete={setPending}
              />
            ))}
          </ul>
        )}
      </RemoteView>
      {pending ? (
        <ConfirmDialog
          isOpen
          title={remove.title}
          confirmLabel={remove.confirm}
          cancelLabel={remove.cancel}
          onConfirm={() => {
            setPending(null);
            onDeleteMedicine(pending.uuid);
          }}
          onCancel={() => setPending(null)}
        >
          {remove.text(pending.name)}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

const isOf = ({ medicationUuid }: DoseEntry, { uuid }: MedicineEntry) => medicationUuid === uuid;

function CardsSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton shape="chart" />
      <Skeleton shape="chart" />
    </Stack>
  );
}
