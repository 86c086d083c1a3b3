import {
  type Availability,
  type DeskPatient,
  type DeskPlace,
  doctorDeskMachine,
} from '@vitalane/flows/doctor-desk';
import { fromPromise } from 'xstate';
import { responseData } from '../../lib/answer.ts';
import { client } from '../../session/session.ts';
import { endedRooms } from '../../shared/consultations/endedCalls.ts';
import { withoutEndedCalls } from '../../shared/consultations/withoutEnded.ts';

/** Desk of a doctor with the real API. */
export const liveDoctorDeskMachine = doctorDeskMachine.provide({
  actors: {
    availability: fromPromise<Availability>(({ signal }) =>
      responseData(client.GET('/check-doctor-availability', { signal })),
    ),
    saveAvailability: fromPromise<Availability, Availability>(({ input, signal }) =>
      responseData(client.PATCH('/update-doctor-availability', { body: input, signal })),
    ),
    patients: fromPromise<readonly DeskPatient[]>(async ({ signal }) => {
      const { items } = await responseData(client.GET('/PlatoPatientList', { signal }));
      return withoutEndedCalls(items, endedRooms());
    }),
    markNoShow: fromPromise<void, DeskPlace>(async ({ input: { uuid }, signal }) => {
      const params = { path: { id: uuid } };
      await responseData(client.PATCH('/consultations/{id}', { params, body: { noShow: true }, signal }));
    }),
  },
});
