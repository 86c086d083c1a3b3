import { toDate } from '@vitalane/time';
import { AddIcon, OrderIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../patterns/lazyOverlay.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import type { AdherenceData } from '../shared/adherence/adherence.types.ts';
import { amountText } from '../shared/amountText.ts';
import { dayInText } from '../shared/dates.ts';
import { DoseQuestions } from '../shared/doses/DoseQuestions.tsx';
import type {
  DoseConflictProps,
  DoseEntry,
  DoseQuestionProps,
  SavedDose,
} from '../shared/doses/dose.types.ts';
import { PushChannel } from '../shared/PushChannel.tsx';
import type { PushChannelState } from '../shared/PushChannel.types.ts';
import { DeliveryLights } from './DeliveryLights.tsx';
import type { DoseIntents } from './DoseRow.tsx';
import { DosesTaken } from './DosesTaken.tsx';
import { medicationCopy as copy } from './MedicationScreen.copy.ts';
import * as styles from './MedicationScreen.css.ts';
import type {
  DoseFormState,
  MedicineDeletion,
  MedicineEntry,
  NewDose,
  ReminderDelivery,
  TestMessageState,
  UnnamedAnswer,
  UnnamedMedicine,
} from './MedicationScreen.types.ts';
import { MedicineList } from './MedicineList.tsx';
import { TodaysDoses } from './TodaysDoses.tsx';

/** Targets of the links of the screen. */
export interface MedicationLinks {
  add: string;
  placeOrder: string;
  orders: string;
  allergies: string;
}

/** Props of `MedicationScreen`. */
export interface MedicationScreenProps extends DoseIntents, DoseQuestionProps, DoseConflictProps {
  /** Doses of yesterday that are still open, then today's, each by time. */
  doses: Remote<readonly DoseEntry[]>;
  /** Medicines, newest first. */
  medicines: Remote<readonly MedicineEntry[]>;
  /** How many doses of the last weeks were taken. */
  adherence: Remote<AdherenceData>;
  /** Groups that the patient takes and no medicine covers; `null` while the health record is loading. */
  unnamed: readonly UnnamedMedicine[] | null;
  /** Answer about a group that is pending or has failed; `null` for none. */
  unnamedAnswer: UnnamedAnswer | null;
  /** Targets of the links of the screen. */
  links: MedicationLinks;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The patient's IANA time zone. */
  timeZone: string;
  /** Dose whose action or removal is pending. */
  busyDoseId: string | null;
  /** State of the form for a dose, with the last response of the server. */
  doseForm: DoseFormState;
  /** Dose recorded last, until it is undone or dismissed. */
  savedDose: SavedDose | null;
  /** Deletion that awaits confirmation or is pending; `null` for none. */
  deletion: MedicineDeletion | null;
  /** Notice of the previous page, such as “Your medicine is saved.”. */
  notice?: string;
  /** Called when the notice is dismissed. */
  onDismissNotice: () => void;
  /** Reminder state of this browser; `null` until it is known. */
  channel: PushChannelState | null;
  /** Called to turn reminders on. The browser then asks for permission. */
  onTurnRemindersOn: () => void;
  /** Called to turn reminders off. */
  onTurnRemindersOff: () => void;
  /** Last delivery of each reminder channel. */
  deliveries: Remote<readonly ReminderDelivery[]>;
  /** State of the test message. */
  testMessage: TestMessageState;
  /** Called to send a test message. */
  onSendTest: () => void;
  /** Called when the user retries loading the deliveries. */
  onRetryDeliveries: () => void;
  /** Called when the user retries loading the doses. */
  onRetryDoses: () => void;
  /** Called when the user retries loading the medicines. */
  onRetryMedicines: () => void;
  /** Called when the user retries loading how many doses were taken. */
  onRetryAdherence: () => void;
  /** Called with the doses of one time to record as taken. */
  onTakeDoses: (doses: readonly DoseEntry[]) => void;
  /** Called when the form is closed without saving. */
  onCloseDoseForm: () => void;
  /** Called with a dose that was taken. */
  onSaveDose: (dose: NewDose) => void;
  /** Called when the success message is dismissed. */
  onHideSuccess: () => void;
  /** Called with the group that the patient does not take, and why it is in the record. */
  onDenyUnnamed: (item: string, says: 'resolved' | 'mistake') => void;
  /** Called when the patient confirms the deletion. */
  onDeleteMedicine: (uuid: string) => void;
}

const doseDialog = lazyOverlay(async () => (await import('./DoseDialog.tsx')).DoseDialog);

/** Renders route `/Medication`: today's doses, medicines with their stock, how many doses were taken, and links to add and order them. */
export function MedicationScreen(props: MedicationScreenProps) {
  const { links, now, timeZone, doseForm, savedDose, notice } = props;
  const DoseDialog = useLazyOverlay(doseDialog, doseForm.status !== 'closed');
  const today = toDate(now, timeZone);
  const add = (
    <ButtonLink href={links.add} leadingIcon={<AddIcon size={20} />}>
      {copy.add}
    </ButtonLink>
  );
  return (
    <Page title={copy.title} lead={copy.lead} actions={add}>
      {notice ? (
        <Banner tone="success" onDismiss={props.onDismissNotice}>
          {notice}
        </Banner>
      ) : null}
      {savedDose ? <Recorded {...props} dose={savedDose} today={today} /> : null}
      <div className={styles.columns}>
        <div className={styles.today}>
          <TodaysDoses {...props} />
          <MoreLinks links={links} />
          {props.channel ? (
            <PushChannel
              channel={props.channel}
              words={copy.channel}
              onTurnOn={props.onTurnRemindersOn}
              onTurnOff={props.onTurnRemindersOff}
            />
          ) : null}
          <DeliveryLights {...props} today={today} />
        </div>
        <div className={styles.list}>
          <MedicineList {...props} today={today} orderHref={links.placeOrder} />
          <DosesTaken {...props} />
        </div>
      </div>
      {DoseDialog && doseForm.status !== 'closed' ? <DoseDialog {...props} state={doseForm} /> : null}
      <DoseQuestions {...props} today={today} />
    </Page>
  );
}

function Recorded({ dose, today, ...props }: MedicationScreenProps & { dose: SavedDose; today: string }) {
  const { name, unit, date, time, intakeUuid } = dose;
  return (
    <Banner
      tone="success"
      title={copy.recorded.title}
      onDismiss={props.onHideSuccess}
      actions={
        <Button variant="soft" size="sm" onPress={() => props.onUndoDose(intakeUuid)}>
          {copy.recorded.undo}
        </Button>
      }
    >
      {copy.recorded.text(name, amountText(dose.dose, unit), dayInText(date, today), time)}
    </Banner>
  );
}

function MoreLinks({ links }: { links: MedicationLinks }) {
  return (
    <nav aria-label={copy.links.label} className={styles.links}>
      <ButtonLink variant="soft" href={links.placeOrder} leadingIcon={<OrderIcon size={20} />}>
        {copy.links.order}
      </ButtonLink>
      <Link href={links.orders}>{copy.links.orders}</Link>
      <Link href={links.allergies}>{copy.links.allergies}</Link>
    </nav>
  );
}
