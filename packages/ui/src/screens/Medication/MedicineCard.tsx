import { msBetween } from '@vitalane/time';
import {
  CalendarIcon,
  ClockIcon,
  DeleteIcon,
  EditIcon,
  MedicationIcon,
  NotificationIcon,
} from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { amountText } from '../shared/amountText.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import { MedicineWarnings } from '../shared/MedicineWarnings.tsx';
import { courseText, frequencyText } from '../shared/medicinePlan.ts';
import { medicineWarningCopy } from '../shared/medicineWarning.copy.ts';
import { reminderText } from '../shared/reminderText.ts';
import { enoughUntil } from './enoughUntil.ts';
import { medicationCopy } from './MedicationScreen.copy.ts';
import * as styles from './MedicationScreen.css.ts';
import type { DoseTarget, MedicineDeletion, MedicineEntry } from './MedicationScreen.types.ts';

const { list: copy, remove } = medicationCopy;

interface MedicineCardProps {
  medicine: MedicineEntry;
  /** Its doses of yesterday that are still open, and today's. */
  doses: readonly DoseEntry[];
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** `YYYY-MM-DD`. */
  today: string;
  deletion: MedicineDeletion | null;
  orderHref: string;
  onOpenDoseForm: (target: DoseTarget) => void;
  onAskToDelete: (medicine: MedicineEntry) => void;
}

/** Renders a medicine: purpose, dosage, stock and warnings. */
export function MedicineCard({
  medicine,
  doses,
  now,
  today,
  deletion,
  orderHref,
  ...intents
}: MedicineCardProps) {
  const { uuid, name, brand, indication } = medicine;
  const own = deletion?.uuid === uuid ? deletion : null;
  const about = [brand, indication && copy.forIndication(indication)].filter(Boolean).join(' · ');
  return (
    <Card as="li" title={name} headingLevel={3}>
      <Stack gap="md">
        {about ? <Text tone="muted">{about}</Text> : null}
        <MedicineFacts medicine={medicine} today={today} />
        <MedicineWarnings
          warnings={medicine.warnings}
          actionsOf={({ code }) =>
            code === 'running_out' ? <Link href={orderHref}>{copy.orderMore}</Link> : null
          }
        />
        {medicine.warningReason ? (
          <Text tone="muted">{medicineWarningCopy.reasonGiven(medicine.warningReason)}</Text>
        ) : null}
        {own?.status === 'failed' ? <Banner tone="error">{remove.failed(own.message)}</Banner> : null}
        <div className={styles.cardActions}>
          <Button
            variant="quiet"
            aria-label={copy.of(copy.record, name)}
            onPress={() => intents.onOpenDoseForm(targetOf(medicine, doses, { now, today }))}
          >
            {copy.record}
          </Button>
          <ButtonLink
            variant="quiet"
            href={medicine.editHref}
            leadingIcon={<EditIcon size={18} />}
            aria-label={copy.of(copy.edit, name)}
          >
            {copy.edit}
          </ButtonLink>
          <Button
            variant="quiet"
            leadingIcon={<DeleteIcon size={18} />}
            aria-label={copy.of(copy.delete, name)}
            isPending={own?.status === 'deleting'}
            onPress={() => intents.onAskToDelete(medicine)}
          >
            {copy.delete}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Proposes the open dose that is nearest to now. */
function targetOf(
  { uuid: medicationUuid, name, unit, dose }: MedicineEntry,
  doses: readonly DoseEntry[],
  { now, today }: { now: string; today: string },
): DoseTarget {
  const open = doses.filter(({ status }) => status === 'open');
  const apart = ({ date, dueAt }: DoseEntry) =>
    dueAt === null ? (date === today ? 0 : Infinity) : Math.abs(msBetween(dueAt, now));
  const [nearest] = open.toSorted((one, other) => apart(one) - apart(other));
  const doseId = nearest?.id ?? null;
  return { medicationUuid, name, unit, dose, doses: open, doseId, isOpenQuestion: doses.length > 0 };
}

function MedicineFacts({ medicine, today }: { medicine: MedicineEntry; today: string }) {
  const { unit, dose, remaining } = medicine;
  const course = courseText(medicine, today);
  const until = enoughUntil(medicine.runsOutOn, today);
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <ClockIcon size={20} className={styles.factIcon} />
        {copy.dose(amountText(dose, unit), frequencyText(medicine))}
      </li>
      {course ? (
        <li className={styles.fact}>
          <CalendarIcon size={20} className={styles.factIcon} />
          {course}
        </li>
      ) : null}
      <li className={styles.fact}>
        <NotificationIcon size={20} className={styles.factIcon} />
        {reminderText(medicine)}
      </li>
      <li className={styles.fact}>
        <MedicationIcon size={20} className={styles.factIcon} />
        <span>
          <span className={styles.stock}>
            {remaining === null ? copy.stockUnknown : copy.left(amountText(remaining, unit))}
          </span>
          {until ? <> · {copy.until(until)}</> : null}
        </span>
      </li>
    </ul>
  );
}
