import { recordMeeting, scheduleCallNotice } from '../callPatient.ts';
import type { Admission } from '../consultation.queries.ts';
import type { CallSocket, RealtimeContext } from './connection.ts';

/**
 * Tracks the presence in the room of a consultation. Records that the two have met, notifies an absent patient,
 * and reports the doctor's presence to the patient.
 */
export async function followAttendance(
  socket: CallSocket,
  { room, seat, consultation }: Admission,
  { db, live, now, log }: RealtimeContext,
): Promise<void> {
  if (!consultation) return;
  const { patientId } = consultation;
  if (seat === 'doctor') {
    socket.on('disconnect', () => {
      live
        .placeChanged(patientId)
        .catch((err: unknown) => log.error({ err }, 'failed to notify a patient that the doctor left'));
    });
    await live.placeChanged(patientId);
  }
  const { patient, doctor } = await live.presence(room);
  if (patient && doctor) await recordMeeting(db, consultation, now());
  else if (doctor) await scheduleCallNotice(db, consultation, now());
}
