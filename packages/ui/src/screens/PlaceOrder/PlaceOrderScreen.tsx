import { MedicationIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { OrderForm } from './OrderForm.tsx';
import { placeOrderCopy as copy } from './PlaceOrderScreen.copy.ts';
import type { NewOrder, OrderBasis, OrderChoice, PlaceOrderState } from './PlaceOrderScreen.types.ts';

/** Props of `PlaceOrderScreen`. */
export interface PlaceOrderScreenProps {
  /** Medicines with prices, and addresses of the patient. */
  basis: Remote<OrderBasis>;
  /** State of the order. */
  state: PlaceOrderState;
  /** Path of the orders page. */
  ordersHref: string;
  /** Path of the page to add an address. */
  addAddressHref: string;
  /** Path of the page to add a medicine. */
  addMedicineHref: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with the current choice, to keep it while the user visits another page. */
  onChangeChoice: (choice: OrderChoice) => void;
  /** Called with the complete order. */
  onPlaceOrder: (order: NewOrder) => void;
}

/** Renders route `/PlaceOrder`: medicines, address, price and the four declarations. */
export function PlaceOrderScreen(props: PlaceOrderScreenProps) {
  const { basis, ordersHref } = props;
  return (
    <Page title={copy.title} lead={copy.lead} width="reading" back={{ href: ordersHref, label: copy.back }}>
      <RemoteView
        value={basis}
        skeleton={<FormSkeleton />}
        isEmpty={({ medicines }) => medicines.length === 0}
        empty={
          <EmptyState
            icon={<MedicationIcon size={28} />}
            title={copy.noMedicines}
            action={<ButtonLink href={props.addMedicineHref}>{copy.addMedicine}</ButtonLink>}
          >
            {copy.noMedicinesText}
          </EmptyState>
        }
        onRetry={props.onRetry}
      >
        {(ready) => (
          <Stack gap="lg">
            {ready.initial.unavailable ? <Repeated unavailable={ready.initial.unavailable} /> : null}
            <OrderForm {...props} basis={ready} cancelHref={ordersHref} />
          </Stack>
        )}
      </RemoteView>
    </Page>
  );
}

/** Explains the checks of a repeated order. */
function Repeated({ unavailable }: { unavailable: readonly string[] }) {
  return unavailable.length === 0 ? (
    <Banner tone="info">{copy.again}</Banner>
  ) : (
    <Banner tone="warning" title={copy.unavailable(unavailable)}>
      {copy.again}
    </Banner>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton shape="chart" />
      <Skeleton shape="tile" />
    </Stack>
  );
}
