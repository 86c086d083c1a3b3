import type { OwnPlace, OwnQueue } from '@vitalane/contract';
import { expectedWait } from '@vitalane/flows/queue';
import { CallBanner } from '@vitalane/ui';
import { calledTitle, waitText } from '@vitalane/ui/messages';
import { type Waiting, WaitingBar } from '@vitalane/ui/screens/TeleHealth';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { playSound } from '../../lib/effects.ts';
import { pathTo } from '../../lib/paths.ts';
import { announceInTitle } from '../../lib/title.ts';
import { useOffline } from '../../lib/useOffline.ts';
import { hrefTo } from '../../places.ts';
import { followOwnPlace } from './ownPlace.ts';

const ringEveryMs = 4000;
const ringDurationMs = 28_000;

/** Rings until the returned function is called, at most half a minute. */
function ring(): () => void {
  playSound('bell');
  const again = setInterval(() => playSound('bell'), ringEveryMs);
  const end = setTimeout(() => clearInterval(again), ringDurationMs);
  return () => {
    clearInterval(again);
    clearTimeout(end);
  };
}

interface PlaceInQueueProps {
  queue: OwnQueue;
  place: OwnPlace;
}

/** Shows a patient's place in the queue on every page, and calls them while the doctor waits in the room. */
export function PlaceInQueue({ queue, place }: PlaceInQueueProps) {
  const path = useLocation().pathname.toLowerCase();
  const isOffline = useOffline();
  const { status, doctor, isDoctorHere } = place;
  const callHref = pathTo({ to: 'room', roomId: place.room });
  const isElsewhere = path !== callHref.toLowerCase();
  const isCalled = status === 'in_call' && isDoctorHere && isElsewhere;
  useEffect(followOwnPlace, []);
  useEffect(() => (isCalled ? announceInTitle(calledTitle) : undefined), [isCalled]);
  useEffect(() => (isCalled ? ring() : undefined), [isCalled]);
  if (isCalled) return <CallBanner doctor={doctor} callHref={callHref} />;
  const placeHref = hrefTo('teleHealth');
  // The page of the place shows more of it.
  if (!isElsewhere || path === placeHref.toLowerCase()) return null;
  return (
    <WaitingBar
      waiting={isOffline && status === 'waiting' ? unknownPlace : toWaiting(queue, place)}
      href={status === 'in_call' ? callHref : placeHref}
    />
  );
}

/** Others may have been called meanwhile. */
const unknownPlace: Waiting = { status: 'waiting', position: null, waitEstimate: null };

function toWaiting({ doctors_online, wait }: OwnQueue, { status, doctor, position }: OwnPlace): Waiting {
  if (status === 'in_call') return { status: 'begun', doctor };
  return {
    status,
    position,
    waitEstimate: doctors_online === 0 ? null : waitText(expectedWait(wait, position ?? 1)),
  };
}
