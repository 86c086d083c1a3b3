import { OrderIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Tabs } from '../../patterns/Tabs/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import type { OrderEntry } from '../shared/order.types.ts';
import { CheckDialog } from './CheckDialog.tsx';
import { orderDeskCopy as copy } from './OrderDeskScreen.copy.ts';
import type {
  CheckState,
  DeskChange,
  DeskList,
  DeskStep,
  PrescriptionCheck,
  PrescriptionDecision,
  StepState,
} from './OrderDeskScreen.types.ts';
import { OrderTable } from './OrderTable.tsx';
import { StepDialog } from './StepDialog.tsx';

/** Props of `OrderDeskScreen`. */
export interface OrderDeskScreenProps {
  /** Visible list. */
  shown: DeskList;
  /** Orders of that list, newest first. */
  orders: Remote<readonly OrderEntry[]>;
  /** Whether older orders of that list can be loaded. */
  hasOlderOrders: boolean;
  /** Whether older entries are being loaded. */
  isLoadingOlder: boolean;
  /** Step that awaits confirmation or is pending. */
  step: StepState;
  /** Prescription that a doctor checks. */
  check: CheckState;
  /** Last change, until it is dismissed. */
  changed: DeskChange | null;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The reader's IANA time zone. */
  timeZone: string;
  /** Called with the list to show. */
  onShow: (list: DeskList) => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to load older entries. */
  onLoadOlder: () => void;
  /** Called when the user selects a step, which a dialog then confirms. */
  onAskStep: (step: { order: OrderEntry; to: DeskStep }) => void;
  /** Called when the user cancels the step. */
  onCloseStep: () => void;
  /** Called when the user confirms the step. Only a cancellation has a reason. */
  onConfirmStep: (reason?: string) => void;
  /** Called when a doctor opens an uploaded prescription. Absent for admins, who never see one. */
  onCheckPrescription?: (check: PrescriptionCheck) => void;
  /** Called when the doctor closes the prescription without a decision. */
  onCloseCheck: () => void;
  /** Called with the doctor's decision. */
  onDecide: (decision: PrescriptionDecision) => void;
  /** Called when the notice of the last change is dismissed. */
  onHideChanged: () => void;
}

const lists: readonly DeskList[] = [
  'prescriptions',
  'placed',
  'confirmed',
  'dispatched',
  'delivered',
  'cancelled',
];

/** Renders route `/OrderDesk`, for doctors and admins: confirm, dispatch and deliver orders, or cancel them with a reason. Doctors check prescriptions. */
export function OrderDeskScreen(props: OrderDeskScreenProps) {
  const { shown, step, check, changed } = props;
  const panel = <Orders {...props} />;
  return (
    <Page title={copy.title} lead={copy.lead}>
      {changed ? (
        <Banner tone="success" onDismiss={props.onHideChanged}>
          {copy.changed(changed)}
        </Banner>
      ) : null}
      <Tabs
        aria-label={copy.tabs}
        selectedId={shown}
        onSelectionChange={(id) => {
          const list = lists.find((one) => one === id);
          if (list) props.onShow(list);
        }}
        items={lists.map((id) => ({ id, label: copy.lists[id], content: id === shown ? panel : null }))}
      />
      {step.status === 'closed' ? null : (
        <StepDialog state={step} onClose={props.onCloseStep} onConfirmStep={props.onConfirmStep} />
      )}
      {check.status === 'closed' ? null : (
        <CheckDialog state={check} onClose={props.onCloseCheck} onDecide={props.onDecide} />
      )}
    </Page>
  );
}

function Orders(props: OrderDeskScreenProps) {
  return (
    <RemoteView
      value={props.orders}
      skeleton={<Skeleton shape="chart" />}
      isEmpty={(all) => all.length === 0}
      empty={
        <EmptyState icon={<OrderIcon size={28} />} title={copy.empty}>
          {copy.emptyText}
        </EmptyState>
      }
      onRetry={props.onRetry}
    >
      {(all) => (
        <Stack gap="md">
          <Card>
            <OrderTable
              label={copy.lists[props.shown]}
              orders={all}
              now={props.now}
              timeZone={props.timeZone}
              onAskStep={props.onAskStep}
              onCheckPrescription={props.onCheckPrescription}
            />
          </Card>
          <LoadMore
            hasMore={props.hasOlderOrders}
            isLoading={props.isLoadingOlder}
            onLoad={props.onLoadOlder}
          >
            {copy.older}
          </LoadMore>
        </Stack>
      )}
    </RemoteView>
  );
}
