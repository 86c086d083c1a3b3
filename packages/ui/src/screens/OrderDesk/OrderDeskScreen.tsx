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
import type { OrderEntry, OrderStatus } from '../shared/order.types.ts';
import { orderDeskCopy as copy } from './OrderDeskScreen.copy.ts';
import type { DeskStep, StepState } from './OrderDeskScreen.types.ts';
import { OrderTable } from './OrderTable.tsx';
import { StepDialog } from './StepDialog.tsx';

/** Props of `OrderDeskScreen`. */
export interface OrderDeskScreenProps {
  /** Status of the visible orders. */
  shown: OrderStatus;
  /** Orders with that status, newest first. */
  orders: Remote<readonly OrderEntry[]>;
  /** Whether older orders with that status can be loaded. */
  hasOlderOrders: boolean;
  /** Whether older entries are being loaded. */
  isLoadingOlder: boolean;
  /** Step that awaits confirmation or is pending. */
  step: StepState;
  /** Order whose status was changed last, until it is dismissed. */
  moved: { number: string; status: OrderStatus } | null;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The reader's IANA time zone. */
  timeZone: string;
  /** Called with the status to show. */
  onShow: (status: OrderStatus) => void;
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
  /** Called when the notice of the changed order is dismissed. */
  onHideMoved: () => void;
}

const queues: readonly OrderStatus[] = ['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled'];

/** Renders route `/OrderDesk`, for doctors and admins: confirm, dispatch and deliver orders, or cancel them with a reason. */
export function OrderDeskScreen(props: OrderDeskScreenProps) {
  const { shown, step, moved } = props;
  const panel = <Orders {...props} />;
  return (
    <Page title={copy.title} lead={copy.lead}>
      {moved ? (
        <Banner tone="success" onDismiss={props.onHideMoved}>
          {copy.moved(moved.number, moved.status)}
        </Banner>
      ) : null}
      <Tabs
        aria-label={copy.tabs}
        selectedId={shown}
        onSelectionChange={(id) => {
          const status = queues.find((one) => one === id);
          if (status) props.onShow(status);
        }}
        items={queues.map((id) => ({ id, label: copy.queues[id], content: id === shown ? panel : null }))}
      />
      {step.status === 'closed' ? null : (
        <StepDialog state={step} onClose={props.onCloseStep} onConfirmStep={props.onConfirmStep} />
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
              label={copy.queues[props.shown]}
              orders={all}
              now={props.now}
              timeZone={props.timeZone}
              onAskStep={props.onAskStep}
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
