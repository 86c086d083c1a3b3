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
  /** The status whose orders are shown. */
  shown: OrderStatus;
  /** Orders of that status, newest first. */
  orders: Remote<readonly OrderEntry[]>;
  /** There are older orders of that status than those loaded. */
  hasOlderOrders: boolean;
  /** Whether older ones are being fetched. */
  isLoadingOlder: boolean;
  /** The step that is being asked about or saved. */
  step: StepState;
  /** The order that has just been moved, until it is dismissed. */
  moved: { number: string; status: OrderStatus } | null;
  /** The present instant, ISO 8601 in UTC. */
  now: string;
  /** The reader's IANA time zone. */
  timeZone: string;
  /** Called with the state whose orders to show. */
  onShow: (status: OrderStatus) => void;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Called to fetch older ones. */
  onLoadOlder: () => void;
  /** Called when an order is to move to a step; it is confirmed in a dialog. */
  onAskStep: (step: { order: OrderEntry; to: DeskStep }) => void;
  /** Called when the order stays where it is. */
  onCloseStep: () => void;
  /** The question was responded with yes; the reason is given for a cancellation only. */
  onConfirmStep: (reason?: string) => void;
  /** Called when the message about the moved order is dismissed. */
  onHideMoved: () => void;
}

const queues: readonly OrderStatus[] = ['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled'];

/** Route `/OrderDesk`, for doctors and admins: confirm, dispatch, deliver, or cancel with a reason. */
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
