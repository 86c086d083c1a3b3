import { OrderIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Divider } from '../../primitives/Divider/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { placeText, streetText } from '../shared/addressText.ts';
import { OrderLines } from '../shared/OrderLines.tsx';
import { OrderStatusBadge } from '../shared/OrderStatusBadge.tsx';
import { orderCopy } from '../shared/order.copy.ts';
import type { OrderEntry } from '../shared/order.types.ts';
import { isStillOpen, linesToUpload, waitingState } from '../shared/orderPrescriptions.ts';
import { PriceSummary } from '../shared/PriceSummary.tsx';
import { type CancellationState, CancelOrder } from './CancelOrder.tsx';
import { orderDetailsCopy as copy } from './OrderDetailsScreen.copy.ts';
import * as styles from './OrderDetailsScreen.css.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { type PrescriptionUploadProps, UploadPrescription } from './UploadPrescription.tsx';

/** Props of `OrderDetailsScreen`. */
export interface OrderDetailsScreenProps extends PrescriptionUploadProps {
  /** Visible order. */
  order: Remote<OrderEntry>;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The patient's IANA time zone. */
  timeZone: string;
  /** Path of the orders page. */
  ordersHref: string;
  /** Path of a new order with the same medicines, to review before it is placed. */
  orderAgainHref: string;
  /** State of the cancellation. */
  cancellation: CancellationState;
  /** Called when the patient confirms the cancellation. */
  onCancelOrder: () => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

/** Renders route `/OrderDetails/{orders}`: medicines, prices, address and events of an order. */
export function OrderDetailsScreen(props: OrderDetailsScreenProps) {
  return (
    <Page title={copy.title} back={{ href: props.ordersHref, label: copy.back }}>
      <RemoteView
        value={props.order}
        skeleton={<DetailsSkeleton />}
        onRetry={props.onRetry}
        backHref={props.ordersHref}
      >
        {(order) => <Details {...props} order={order} />}
      </RemoteView>
    </Page>
  );
}

function Details({ order, ...props }: Omit<OrderDetailsScreenProps, 'order'> & { order: OrderEntry }) {
  const { number, status, address, lines, price, history } = order;
  return (
    <Stack gap="lg">
      <Inline justify="between" gap="md">
        <Inline gap="sm">
          <Text size="lead" weight="bold">
            {orderCopy.number(number)}
          </Text>
          <OrderStatusBadge status={status} />
        </Inline>
        <Inline gap="sm">
          {status === 'placed' ? <CancelOrder {...props} number={number} /> : null}
          <ButtonLink href={props.orderAgainHref} variant="soft" leadingIcon={<OrderIcon size={20} />}>
            {copy.again}
          </ButtonLink>
        </Inline>
      </Inline>
      <Prescriptions {...props} order={order} />
      <div className={styles.columns}>
        <div className={styles.part}>
          <Card title={copy.status}>
            <OrderTimeline history={history} now={props.now} timeZone={props.timeZone} />
          </Card>
          <Card title={status === 'delivered' ? copy.address : copy.addressAhead}>
            <Text>{streetText(address)}</Text>
            <Text>{placeText(address)}</Text>
          </Card>
        </div>
        <Card title={copy.medicines}>
          <Stack gap="md">
            <OrderLines
              lines={lines}
              currency={price.currency}
              hasStates={isStillOpen(order)}
              aria-label={copy.medicines}
            />
            <Divider />
            <PriceSummary price={price} />
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}

/** Says what the prescriptions of an order need next. */
function Prescriptions({ order, ...upload }: PrescriptionUploadProps & { order: OrderEntry }) {
  const lines = linesToUpload(order);
  if (lines.length > 0) return <UploadPrescription {...upload} lines={lines} />;
  return waitingState(order) ? <Banner tone="info">{copy.prescription.checking}</Banner> : null;
}

function DetailsSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton shape="chart" />
      <Skeleton shape="chart" />
    </div>
  );
}
