import type { OwnPlace } from '@vitalane/contract';
import { CallBanner } from '@vitalane/ui';
import { calledTitle } from '@vitalane/ui/messages';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { playSound } from '../../lib/effects.ts';
import { pathTo } from '../../lib/paths.ts';
import { announceInTitle } from '../../lib/title.ts';
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

/** Follows a patient's place in the queue, and calls them on any page while the doctor waits in the room. */
export function CalledPatient({ place: { room, status, doctor, isDoctorHere } }: { place: OwnPlace }) {
  const { pathname } = useLocation();
  const callHref = pathTo({ to: 'room', roomId: room });
  const isCalled = status === 'in_call' && isDoctorHere && pathname.toLowerCase() !== callHref.toLowerCase();
  useEffect(followOwnPlace, []);
  useEffect(() => (isCalled ? announceInTitle(calledTitle) : undefined), [isCalled]);
  useEffect(() => (isCalled ? ring() : undefined), [isCalled]);
  return isCalled ? <CallBanner doctor={doctor} callHref={callHref} /> : null;
}
