import { OrderIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import type { OrderEntry } from '../shared/order.types.ts';
import { myOrderCopy as copy } from './MyOrderScreen.copy.ts';
import * as styles from './MyOrderScreen.css.ts';
import { OrderCard } from './OrderCard.tsx';

/** Props of `MyOrderScreen`. */
export interface MyOrderScreenProps {
  /** Orders that the server has confirmed, newest first. */
  orders: Remote<readonly OrderEntry[]>;
  /** Whether older orders can be loaded. */
  hasOlderOrders: boolean;
  /** Whether older entries are being loaded. */
  isLoadingOlder: boolean;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The patient's IANA time zone. */
  timeZone: string;
  /** Path of the page to order medicines. */
  placeOrderHref: string;
  /** Path of the delivery addresses page. */
  addressesHref: string;
  /** Returns the path of the details of an order. */
  orderHref: (uuid: string) => string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to load older entries. */
  onLoadOlder: () => void;
}

/** Renders route `/MyOrder`: the patient's orders with their status. */
export function MyOrderScreen(props: MyOrderScreenProps) {
  const { orders, orderHref, now, timeZone } = props;
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      width="reading"
      actions={
        <ButtonLink href={props.placeOrderHref} leadingIcon={<OrderIcon size={20} />}>
          {copy.order}
        </ButtonLink>
      }
    >
      <RemoteView
        value={orders}
        skeleton={<OrdersSkeleton />}
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
            <ul className={styles.orders} aria-label={copy.list}>
              {all.map((order) => (
                <OrderCard
                  key={order.uuid}
                  order={order}
                  href={orderHref(order.uuid)}
                  now={now}
                  timeZone={timeZone}
                />
              ))}
            </ul>
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
      <div>
        <Link href={props.addressesHref}>{copy.addresses}</Link>
      </div>
    </Page>
  );
}

function OrdersSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
    </Stack>
  );
}
