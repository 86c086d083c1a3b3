import { useState } from 'react';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { needsReason } from '../shared/medicineWarning.types.ts';
import { PriceSummary } from '../shared/PriceSummary.tsx';
import { Declarations } from './Declarations.tsx';
import { DeliveryPart } from './DeliveryPart.tsx';
import { MedicinesPart } from './MedicinesPart.tsx';
import { orderPrice } from './orderPrice.ts';
import { placeOrderCopy as copy } from './PlaceOrderScreen.copy.ts';
import type { NewOrder, OrderBasis, OrderChoice, PlaceOrderState } from './PlaceOrderScreen.types.ts';
import { orderSchema } from './placeOrder.schema.ts';

interface OrderFormProps {
  basis: OrderBasis;
  state: PlaceOrderState;
  addAddressHref: string;
  cancelHref: string;
  onChangeChoice: (choice: OrderChoice) => void;
  onPlaceOrder: (order: NewOrder) => void;
}

const listNames = ['medications'];

/** Renders medicines, address, price and declarations. The input is kept until the order is confirmed. */
export function OrderForm({ basis, state, ...props }: OrderFormProps) {
  const [choice, setChoice] = useState<OrderChoice>(basis.initial);
  const isPending = state.status === 'placing';
  const warned = basis.medicines.filter(({ warnings }) => needsReason(warnings)).map(({ uuid }) => uuid);
  const form = useSchemaForm(orderSchema(choice.chosen, warned), {
    errors: state.errors,
    isPending,
    listNames,
    onSubmit: ({ isRepeat, addressUuid, lines }) =>
      props.onPlaceOrder({ isRepeat: isRepeat === 'on', addressUuid, lines }),
  });

  function change(next: OrderChoice): void {
    setChoice(next);
    props.onChangeChoice(next);
  }

  return (
    <Form
      form={form}
      width="full"
      message={state.message && copy.failed(state.message)}
      aria-label={copy.title}
    >
      <MedicinesPart basis={basis} choice={choice} onChange={change} />
      <DeliveryPart basis={basis} addAddressHref={props.addAddressHref} />
      <Card title={copy.price}>
        <PriceSummary price={orderPrice(basis, choice)} />
      </Card>
      <Declarations />
      <Inline gap="sm">
        <Button type="submit" isPending={isPending}>
          {copy.submit}
        </Button>
        <ButtonLink href={props.cancelHref} variant="quiet">
          {copy.cancel}
        </ButtonLink>
      </Inline>
    </Form>
  );
}
