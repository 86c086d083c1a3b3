import { useState } from 'react';
import { AddIcon, AddressIcon } from '../../icons/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { AddressEntry } from '../shared/address.types.ts';
import { streetText } from '../shared/addressText.ts';
import { AddressCard } from './AddressCard.tsx';
import { deliveryInfoCopy as copy } from './DeliveryInfoScreen.copy.ts';
import type { AddressChange } from './DeliveryInfoScreen.types.ts';

/** Props of `DeliveryInfoScreen`. */
export interface DeliveryInfoScreenProps {
  /** Saved addresses, newest first. */
  addresses: Remote<readonly AddressEntry[]>;
  /** Change that is pending or has failed. */
  change: AddressChange | null;
  /** Path of the page to add an address. */
  addHref: string;
  /** Path of the orders page. */
  ordersHref: string;
  /** Returns the path of the page to edit an address. */
  editHref: (uuid: string) => string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with the address to make the default. */
  onMakeDefault: (uuid: string) => void;
  /** Called when the patient confirms the deletion. */
  onDelete: (uuid: string) => void;
}

/** Renders route `/DeliveryInfo`: saved addresses with the default, and actions to add, edit and delete them. */
export function DeliveryInfoScreen(props: DeliveryInfoScreenProps) {
  const { addresses, change, ordersHref, addHref } = props;
  const [pending, setPending] = useState<AddressEntry | null>(null);
  const count = addresses.status === 'ready' ? addresses.data.length : null;
  const title = useFocusWhenLost<HTMLHeadingElement>(count);
  const add = (
    <ButtonLink href={addHref} leadingIcon={<AddIcon size={20} />}>
      {copy.add}
    </ButtonLink>
  );
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      width="reading"
      back={{ href: ordersHref, label: copy.back }}
      actions={add}
      titleRef={title}
    >
      <RemoteView
        value={addresses}
        skeleton={<AddressesSkeleton />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState icon={<AddressIcon size={28} />} title={copy.empty}>
            {copy.emptyText}
          </EmptyState>
        }
        onRetry={props.onRetry}
      >
        {(all) => (
          <Stack as="ul" aria-label={copy.list}>
            {all.map((entry) => (
              <AddressCard
                key={entry.uuid}
                entry={entry}
                editHref={props.editHref(entry.uuid)}
                change={change?.uuid === entry.uuid ? change : null}
                onMakeDefault={props.onMakeDefault}
                onAskToDelete={setPending}
              />
            ))}
          </Stack>
        )}
      </RemoteView>
      {pending ? (
        <ConfirmDialog
          isOpen
          title={copy.remove.title}
          confirmLabel={copy.remove.confirm}
          cancelLabel={copy.remove.cancel}
          onConfirm={() => {
            setPending(null);
            props.onDelete(pending.uuid);
          }}
          onCancel={() => setPending(null)}
        >
          {copy.remove.text(streetText(pending))}
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}

function AddressesSkeleton() {
  return (
    <Stack>
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
    </Stack>
  );
}
