import { DeleteIcon, EditIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { AddressEntry } from '../shared/address.types.ts';
import { placeText, streetText } from '../shared/addressText.ts';
import { deliveryInfoCopy as copy } from './DeliveryInfoScreen.copy.ts';
import * as styles from './DeliveryInfoScreen.css.ts';
import type { AddressChange } from './DeliveryInfoScreen.types.ts';

/** Actions on an address. */
interface AddressIntents {
  onMakeDefault: (uuid: string) => void;
  onAskToDelete: (address: AddressEntry) => void;
}

interface AddressCardProps extends AddressIntents {
  entry: AddressEntry;
  editHref: string;
  /** Change of this address, if any. */
  change: AddressChange | null;
}

/** Renders a saved address with its actions. */
export function AddressCard({ entry, editHref, change, onMakeDefault, onAskToDelete }: AddressCardProps) {
  const street = streetText(entry);
  const isPending = (action: AddressChange['action']) =>
    change?.action === action && change.message === undefined;
  return (
    <Card as="li">
      <div className={styles.card}>
        <div className={styles.top}>
          <div className={styles.words}>
            <p className={styles.street}>{street}</p>
            <Text tone="muted">{placeText(entry)}</Text>
          </div>
          {entry.isDefault ? <Badge tone="accent">{copy.isDefault}</Badge> : null}
        </div>
        {change?.message ? <Banner tone="error">{copy.failed[change.action](change.message)}</Banner> : null}
        <div className={styles.actions}>
          {entry.isDefault ? null : (
            <Button
              variant="quiet"
              aria-label={copy.of(copy.makeDefault, street)}
              isPending={isPending('makeDefault')}
              onPress={() => onMakeDefault(entry.uuid)}
            >
              {copy.makeDefault}
            </Button>
          )}
          <ButtonLink
            variant="quiet"
            href={editHref}
            leadingIcon={<EditIcon size={18} />}
            aria-label={copy.of(copy.edit, street)}
          >
            {copy.edit}
          </ButtonLink>
          <Button
            variant="quiet"
            leadingIcon={<DeleteIcon size={18} />}
            aria-label={copy.of(copy.delete, street)}
            isPending={isPending('delete')}
            onPress={() => onAskToDelete(entry)}
          >
            {copy.delete}
          </Button>
        </div>
      </div>
    </Card>
  );
}
