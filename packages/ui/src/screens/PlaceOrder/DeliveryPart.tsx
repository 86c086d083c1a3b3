import { AddIcon } from '../../icons/index.ts';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { placeText, streetText } from '../shared/addressText.ts';
import { placeOrderCopy } from './PlaceOrderScreen.copy.ts';
import type { OrderBasis } from './PlaceOrderScreen.types.ts';

const { address: copy } = placeOrderCopy;

/** Renders the choice of a saved delivery address. */
export function DeliveryPart({ basis, addAddressHref }: { basis: OrderBasis; addAddressHref: string }) {
  const { addresses, initial } = basis;
  return (
    <Card title={copy.heading}>
      <Stack gap="md">
        {addresses.length === 0 ? (
          <Text>{copy.none}</Text>
        ) : (
          <ChoiceGroup
            name="addressUuid"
            label={copy.choose}
            layout="cards"
            defaultValue={initial.addressUuid}
            options={addresses.map((address) => ({
              value: address.uuid,
              label: streetText(address),
              description: placeText(address),
            }))}
            isRequired
          />
        )}
        <div>
          <ButtonLink href={addAddressHref} variant="soft" leadingIcon={<AddIcon size={20} />}>
            {copy.add}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
