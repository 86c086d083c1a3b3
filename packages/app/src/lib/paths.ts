import type { AuthPlace } from '@vitalane/flows/auth';
import type { CallPlace } from '@vitalane/flows/call';
import type { DoctorDeskPlace } from '@vitalane/flows/doctor-desk';
import type { MedicationStepperPlace } from '@vitalane/flows/medication-stepper';
import type { QueuePlace } from '@vitalane/flows/queue';
import { hrefTo } from '../places.ts';

/** Every place that a flow navigates to. */
export type Place = AuthPlace | CallPlace | DoctorDeskPlace | MedicationStepperPlace | QueuePlace;

const base = 'https://internal.invalid';

/** Returns whether a path is internal: one leading slash, nothing that a browser could read as another host. */
function isInternalPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || !URL.canParse(path, base)) return false;
  return new URL(path, base).origin === base;
}

const paths: { [To in Place['to']]: (place: Extract<Place, { to: To }>) => string } = {
  home: () => hrefTo('home'),
  'sign-in': () => hrefTo('login'),
  'sign-up': () => hrefTo('signUp'),
  consultations: () => hrefTo('consultations'),
  desk: () => hrefTo('desk'),
  medicines: () => hrefTo('medication'),
  registration: () => hrefTo('patientForm'),
  room: ({ roomId }) => hrefTo('call', roomId),
  origin: ({ origin }) => (origin !== null && isInternalPath(origin) ? origin : '/'),
};

/** Returns the path of a place. */
export function pathTo(place: Place): string {
  const path = paths[place.to] as (place: Place) => string;
  return path(place);
}
