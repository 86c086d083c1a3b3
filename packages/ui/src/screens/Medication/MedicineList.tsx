import { useState } from 'react';
import { MedicationIcon } from '../../icons/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import { medicationCopy } from './MedicationScreen.copy.ts';
import * as styles from './MedicationScreen.css.ts';
import type { DoseTarget, MedicineDeletion, MedicineEntry } from './MedicationScreen.types.ts';
import { MedicineCard } from './MedicineCard.tsx';
import { UnnamedMedicines, type UnnamedMedicinesProps } from './UnnamedMedicines.tsx';

const { list: copy, remove } = medicationCopy;

interface MedicineListProps extends Omit<UnnamedMedicinesProps, 'unnamed'> {
  unnamed: UnnamedMedicinesProps['unnamed'] | null;
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

/** Lists the patient's medicines, and the groups that have no name yet. A deletion requires confirmation. */
export function MedicineList(allProps: MedicineListProps) {
  const { medicines, unnamed, doses, onRetryMedicines, onDeleteMedicine, ...props } = allProps;
  const [pending, setPending] = useState<MedicineEntry | null>(null);
  const count = medicines.status === 'ready' ? medicines.data.length : null;
  const heading = useFocusWhenLost<HTMLHeadingElement>(count);
  const headingOfUnnamed = useFocusWhenLost<HTMLHeadingElement>(unnamed?.length ?? null);
  const hasUnnamed = unnamed !== null && unnamed.length > 0;
  return (
    <section className={styles.part} aria-labelledby="your-medicines">
      <Heading
        level={2}
        id="your-medicines"
        tabIndex={-1}
        ref={(element: HTMLHeadingElement | null) => {
          heading.current = element;
          headingOfUnnamed.current = element;
        }}
      >
        {copy.heading}
      </Heading>
      <RemoteView
        value={medicines}
        skeleton={<CardsSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={<NoMedicines unnamed={unnamed} />}
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
      {hasUnnamed ? <UnnamedMedicines {...props} unnamed={unnamed} /> : null}
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

/** Never says that there is nothing while the health record may name something. */
function NoMedicines({ unnamed }: Pick<MedicineListProps, 'unnamed'>) {
  if (unnamed === null) return <CardsSkeleton />;
  return unnamed.length > 0 ? (
    <Text tone="muted">{copy.noneNamed}</Text>
  ) : (
    <EmptyState headingLevel={3} icon={<MedicationIcon size={28} />} title={copy.empty}>
      {copy.emptyText}
    </EmptyState>
  );
}

function CardsSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton shape="chart" />
      <Skeleton shape="chart" />
    </Stack>
  );
}
