import { useState } from 'react';
import { AddIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../patterns/lazyOverlay.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { medicationCopy } from './MedicationScreen.copy.ts';
import * as styles from './MedicationScreen.css.ts';
import type { UnnamedAnswer, UnnamedMedicine } from './MedicationScreen.types.ts';

const { unnamed: copy, list } = medicationCopy;

const removalDialog = lazyOverlay(
  async () => (await import('../shared/ItemPicker/RemovalDialog.tsx')).RemovalDialog,
);

/** Props of `UnnamedMedicines`. */
export interface UnnamedMedicinesProps {
  unnamed: readonly UnnamedMedicine[];
  unnamedAnswer: UnnamedAnswer | null;
  onDenyUnnamed: (item: string, says: 'resolved' | 'mistake') => void;
}

/** Lists groups of medicines that the patient takes, until each has a name and times. A denial asks for its reason. */
export function UnnamedMedicines({ unnamed, unnamedAnswer, onDenyUnnamed }: UnnamedMedicinesProps) {
  const [pending, setPending] = useState<UnnamedMedicine | null>(null);
  const RemovalDialog = useLazyOverlay(removalDialog, pending !== null);
  return (
    <section className={styles.part} aria-labelledby="unnamed-medicines">
      <Heading level={3} id="unnamed-medicines">
        {copy.heading}
      </Heading>
      <Text tone="muted">{copy.text}</Text>
      <ul className={styles.unnamed}>
        {unnamed.map((medicine) => (
          <UnnamedRow
            key={medicine.item}
            medicine={medicine}
            answer={unnamedAnswer?.item === medicine.item ? unnamedAnswer : null}
            onDeny={() => setPending(medicine)}
          />
        ))}
      </ul>
      {pending?.removal && RemovalDialog ? (
        <RemovalDialog
          name={pending.name}
          question={pending.removal}
          onKeep={() => setPending(null)}
          onAnswer={(says) => {
            setPending(null);
            onDenyUnnamed(pending.item, says);
          }}
        />
      ) : null}
    </section>
  );
}

interface UnnamedRowProps {
  medicine: UnnamedMedicine;
  answer: UnnamedAnswer | null;
  onDeny: () => void;
}

function UnnamedRow({ medicine, answer, onDeny }: UnnamedRowProps) {
  const { name, provenance, removal, addHref } = medicine;
  return (
    <li className={styles.unnamedRow}>
      <div className={styles.unnamedWords}>
        <p className={styles.unnamedName}>{name}</p>
        <Text tone="muted" size="small">
          {provenance}
        </Text>
      </div>
      {answer?.status === 'failed' ? <Banner tone="error">{copy.failed(answer.message)}</Banner> : null}
      <div className={styles.unnamedActions}>
        <ButtonLink
          variant="soft"
          size="sm"
          href={addHref}
          leadingIcon={<AddIcon size={18} />}
          aria-label={list.of(copy.add, name)}
        >
          {copy.add}
        </ButtonLink>
        {removal === null ? null : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={list.of(copy.deny, name)}
            isPending={answer?.status === 'saving'}
            onPress={onDeny}
          >
            {copy.deny}
          </Button>
        )}
      </div>
    </li>
  );
}
