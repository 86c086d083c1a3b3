import type { GuestLink } from '@vitalane/contract';
import { mapRemote } from '@vitalane/ui';
import { type GuestLinkItem, GuestLinksCard } from '@vitalane/ui/screens/DoctorPage';
import { useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { messageOf } from '../../lib/errors.ts';
import { pathTo } from '../../lib/paths.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { hrefTo } from '../../places.ts';
import {
  useAddGuestLink,
  useDeleteGuestLink,
  useGuestLinks,
} from '../../shared/consultations/guestLinks.api.ts';

const pathOf = (roomId: string) => hrefTo('guestCall', roomId);

function toItem({ roomId, expiresAt }: GuestLink): GuestLinkItem {
  const url = new URL(pathOf(roomId), window.location.origin).href;
  return { roomId, url, callHref: pathTo({ to: 'room', roomId }), expiresAt };
}

/** Links of the doctor for calls with guests. */
export function GuestLinks() {
  const links = useGuestLinks();
  const making = useAddGuestLink();
  const withdrawing = useDeleteGuestLink();
  const [copiedRoomId, setCopiedRoomId] = useState<string | null>(null);
  const error = making.error ?? withdrawing.error;
  const copy = async (roomId: string) => {
    await navigator.clipboard.writeText(new URL(pathOf(roomId), window.location.origin).href);
    setCopiedRoomId(roomId);
  };
  const withdraw = (id: string) =>
    withdrawing.mutateAsync({ params: { path: { id } } }).then(
      () => true,
      () => false,
    );
  return (
    <GuestLinksCard
      links={mapRemote(toRemote(links), ({ items }) => items.map(toItem))}
      now={useNow()}
      timeZone={useTimeZone()}
      isMaking={making.isPending}
      errorMessage={error ? messageOf(error) : undefined}
      copiedRoomId={copiedRoomId}
      isWithdrawing={withdrawing.isPending}
      onMake={making.add}
      // Where the browser blocks clipboard access, the link can be selected and copied by hand.
      onCopy={(roomId) => void copy(roomId).catch(() => undefined)}
      onWithdraw={withdraw}
      onRetry={() => void links.refetch()}
    />
  );
}
