import { randomUUID } from 'node:crypto';
import { type AuditAction, record } from '../../../audit/audit.ts';
import { otherSeat, type Seats } from '../../../cluster/seats.ts';
import { type Admission, endConsultation } from '../consultation.queries.ts';
import { forgetGuestKey } from '../guestLink.queries.ts';
import { type CallSocket, memberChannel, type RealtimeContext } from './connection.ts';
import { dismiss } from './dismiss.ts';
import { endCall, relays } from './events.ts';

/** What is served besides the relays. */
const otherEvents = ['end:call', 'guest:admit', 'guest:refuse'];

/**
 * Seats a connection in its room and tells the other member. The newest page of a person wins: the one before is told and
 * its connection closed. Returns false when this one has itself been replaced while it was away. A connection that
 * recovers into another room than before is treated as a new one, because its page was left meanwhile.
 */
export async function takeSeat(
  socket: CallSocket,
  admission: Admission,
  { io, seats }: RealtimeContext,
): Promise<boolean> {
  const { room, seat } = admission;
  const { memberId, label, channel: before } = socket.data;
  const channel = memberChannel(admission, memberId);
  if (before && before !== channel) await socket.leave(before);
  await socket.join(channel);
  if (socket.recovered && before === channel) {
    if (await seats.reclaim(room, seat, memberId)) return true;
    dismiss(io, socket.id, 'session:replaced');
    return false;
  }
  const previous = await seats.take(room, seat, memberId);
  socket.data.channel = channel;
  if (previous) dismiss(io, memberChannel(admission, previous), 'session:replaced');
  const other = (await otherMember(admission, seats))?.channel;
  // The label, not the address: the field keeps the name that the specification gives it.
  if (other) io.to(other).emit('user:joined', { email: label, id: memberId });
  return true;
}

/** Returns the page in the seat across: its id, and the channel that reaches it. */
async function otherMember({ room, seat }: Admission, seats: Seats) {
  const across = otherSeat(seat);
  const { [across]: id } = await seats.holders(room);
  return id === undefined ? undefined : { id, channel: memberChannel({ room, seat: across }, id) };
}

/** Serves the events of a call. Whatever is not meant for the other member of the sender's room goes nowhere. */
export function serveCall(socket: CallSocket, context: RealtimeContext): void {
  const { io, metrics, log } = context;
  const refuse = createRefusal(socket, context);
  for (const [event, { sentAs, read }] of Object.entries(relays)) {
    const pass = async (payload: unknown) => {
      const message = read(payload, socket.data.memberId);
      if (!message) return refuse('malformed');
      const other = await across(socket, context);
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
  // Whoever ends may leave as soon as this is done, and not before: what comes with the goodbye is not handled any more.
  socket.on('end:call', (payload, done?: unknown) => {
    end(socket, payload, context, refuse)
      .catch((error: unknown) => context.log.error({ err: error }, 'failed to end a call'))
      .finally(() => {
        if (typeof done === 'function') done();
      });
  });
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
  const { io, db, seats, live, now } = context;
  const { admission, caller, memberId } = socket.data;
  const message = endCall.safeParse(payload);
  if (!message.success) return refuse('malformed');
  const holders = admission ? await seats.holders(admission.room) : {};
  if (!admission || holders[admission.seat] !== memberId) return refuse('wrong_target');
  const other = await otherMember(admission, seats);
  const to = message.data?.to;
  // Who ends alone may still hold the id of somebody who has gone.
  if (to && other && to !== other.id) return refuse('wrong_target');
  // A patient who closes the waiting room keeps the place; leaving the queue is a call of its own.
  const { consultation } = admission;
  if (consultation && !(await endConsultation(db, consultation.id, now()))) return;
  if (other) io.to(other.channel).emit('call:ended');
  await seats.clear(admission.room);
  if (!consultation) await forgetGuestKey(db, admission.room);
  await audit('call.end', 'done', socket, context);
  if (consultation && caller) await live.queueChanged([consultation.patientId, caller.accountId]);
}

/** Returns the page in the seat across, if the sender holds a seat. */
async function across({ data: { admission, memberId } }: CallSocket, { seats }: RealtimeContext) {
  if (!admission) return undefined;
  const holders = await seats.holders(admission.room);
  return holders[admission.seat] === memberId ? await otherMember(admission, seats) : undefined;
}

/** Counts what is refused, and records the first of each connection. */
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
