import { randomUUID } from 'node:crypto';
import { type AuditAction, record } from '../../../audit/audit.ts';
import type { CallEnder } from '../../../metrics/callMetrics.ts';
import { type Admission, endConsultation } from '../consultation.queries.ts';
import { deleteGuestKey } from '../guestLink.queries.ts';
import { type CallSocket, memberChannel, otherMember, type RealtimeContext } from './connection.ts';
import { dismiss } from './dismiss.ts';
import { endCall, relays } from './events.ts';
import { wasAnnounced } from './leaving.ts';
import { serveMeasurements } from './measurements.ts';

/** Handled events that are not relayed. */
const otherEvents = ['end:call', 'call:measured', 'guest:admit', 'guest:refuse'];

/**
 * Seats a connection in its room and notifies the other member. The newest page of an account replaces the
 * previous one, which is notified and closed. Returns false when another page has replaced this one in the
 * meantime. A connection that recovers into another room is treated as new, because its page was left.
 */
export async function takeSeat(
  socket: CallSocket,
  admission: Admission,
  { io, seats, now }: RealtimeContext,
): Promise<boolean> {
  const { room, seat } = admission;
  const { memberId, label, channel: before } = socket.data;
  const channel = memberChannel(admission, memberId);
  if (before && before !== channel) await socket.leave(before);
  await socket.join(channel);
  if (socket.recovered && before === channel) {
    if (!(await seats.reclaim(room, seat, memberId))) {
      dismiss(io, socket.id, 'session:replaced');
      return false;
    }
    if (wasAnnounced(socket, now())) await announceArrival();
    return true;
  }
  const previous = await seats.take(room, seat, memberId);
  socket.data.channel = channel;
  if (previous) dismiss(io, memberChannel(admission, previous), 'session:replaced');
  await announceArrival();
  return true;

  async function announceArrival(): Promise<void> {
    const other = await otherMember(admission, seats);
    // Sends the label, not the address; the specification defines the name of the field.
    if (other) io.to(other.channel).emit('user:joined', { email: label, id: memberId });
  }
}

/** Handles the events of a call. Drops every event that is not for the other member of the sender's room. */
export function serveCall(socket: CallSocket, context: RealtimeContext): void {
  const { io, metrics, log } = context;
  const refuse = createRefusal(socket, context);
  for (const [event, { sentAs, read }] of Object.entries(relays)) {
    const pass = async (payload: unknown) => {
      const message = read(payload, socket.data.memberId);
      if (!message) return refuse('malformed');
      const other = await findPartner(socket, context);
      if (!other || message.to !== other.id) return refuse('wrong_target');
      io.to(other.channel).emit(sentAs, message.payload);
      metrics.relayed.inc({ event });
    };
    socket.on(event, (payload) => {
      pass(payload).catch((error: unknown) => {
        metrics.dropped.inc({ reason: 'unavailable' });
        log.warn({ err: error }, 'failed to relay a call event');
      });
    });
  }
  // The acknowledgement tells the client when it may disconnect. Events after a disconnect are not handled.
  socket.on('end:call', (payload, done?: unknown) => {
    end(socket, payload, context, refuse)
      .catch((error: unknown) => context.log.error({ err: error }, 'failed to end a call'))
      .finally(() => {
        if (typeof done === 'function') done();
      });
  });
  serveMeasurements(socket, context, refuse);
  socket.onAny((event: string) => {
    if (!(event in relays || otherEvents.includes(event))) refuse('unknown_event');
  });
}

async function end(
  socket: CallSocket,
  payload: unknown,
  context: RealtimeContext,
  refuse: (reason: string) => void,
): Promise<void> {
  const { io, db, seats, live, now, metrics } = context;
  const { admission, caller, memberId } = socket.data;
  const message = endCall.safeParse(payload);
  if (!message.success) return refuse('malformed');
  if (!admission) return refuse('wrong_target');
  const { [admission.seat]: holder } = await seats.holders(admission.room);
  // The room is already closed, for example by the request of the same page.
  if (holder === undefined) return;
  if (holder !== memberId) return refuse('wrong_target');
  const other = await otherMember(admission, seats);
  const to = message.data?.to;
  // A client without a partner may still have the id of a previous one.
  if (to && other && to !== other.id) return refuse('wrong_target');
  // A patient who closes the waiting room keeps the place; leaving the queue is a separate operation.
  const { consultation } = admission;
  if (consultation && !(await endConsultation(db, consultation.id, now()))) return;
  if (other) io.to(other.channel).emit('call:ended');
  await seats.clear(admission.room);
  const hasEnded = consultation !== undefined || (await deleteGuestKey(db, admission.room));
  if (hasEnded) metrics.calls.ended.inc({ by: enderOf(socket) });
  await audit('call.end', 'done', socket, context);
  if (consultation && caller) await live.queueChanged([consultation.patientId, caller.accountId]);
}

function enderOf({ data: { caller, admission } }: CallSocket): CallEnder {
  if (!caller) return 'guest';
  return admission?.seat === 'patient' ? 'patient' : 'doctor';
}

/** Returns the page in the other seat, if the sender holds a seat. */
async function findPartner({ data: { admission, memberId } }: CallSocket, { seats }: RealtimeContext) {
  if (!admission) return undefined;
  const holders = await seats.holders(admission.room);
  return holders[admission.seat] === memberId ? await otherMember(admission, seats) : undefined;
}

/** Returns a function that counts refused events, and records the first of each connection. */
function createRefusal(socket: CallSocket, context: RealtimeContext): (reason: string) => void {
  let isRecorded = false;
  return (reason) => {
    context.metrics.dropped.inc({ reason });
    if (isRecorded) return;
    isRecorded = true;
    audit('call.relay', 'refused', socket, context).catch((error: unknown) =>
      context.log.error({ err: error }, 'failed to record a refusal'),
    );
  };
}

async function audit(
  action: AuditAction,
  outcome: 'done' | 'refused',
  socket: CallSocket,
  { db, now }: RealtimeContext,
): Promise<void> {
  const { caller, admission } = socket.data;
  const objectId = admission?.consultation?.id;
  const event = { at: now(), actorId: caller?.accountId ?? null, action, outcome, requestId: randomUUID() };
  await record(db, { ...event, ...(objectId && { objectId }) });
}
