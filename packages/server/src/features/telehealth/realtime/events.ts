import { z } from 'zod';

const maxSdpCharacters = 64 * 1024;
const maxCandidateCharacters = 2048;

const member = z.string().min(1).max(64);
const description = <Type extends 'offer' | 'answer'>(type: Type) =>
  z.object({
    type: z.literal(type),
    sdp: z.string().max(maxSdpCharacters),
    /** Extensions that the sender supports, such as `ice`: trickled candidates. */
    caps: z.array(z.string().max(16)).max(8).optional(),
    /** Set by the offer and repeated by its answer, so that an outdated answer is detected. */
    offerId: z.string().max(64).optional(),
  });
const candidate = z
  .object({
    candidate: z.string().max(maxCandidateCharacters),
    sdpMid: z.string().max(64).nullish(),
    sdpMLineIndex: z.number().int().min(0).max(64).nullish(),
    usernameFragment: z.string().max(256).nullish(),
  })
  .nullable();

/** Validation and forwarding of one event of a call. The server sets `from`; the sender's value is ignored. */
interface Relay {
  /** Name of the forwarded event, as in the specification. */
  sentAs: string;
  /** Returns the payload to forward and its recipient; `undefined` for an invalid payload. */
  read(payload: unknown, from: string): { to: string; payload: object } | undefined;
}

function relay<Shape extends z.ZodObject<{ to: typeof member }>>(
  sentAs: string,
  schema: Shape,
  translate: (data: z.infer<Shape>, from: string) => object,
): Relay {
  return {
    sentAs,
    read(payload, from) {
      const parsed = schema.safeParse(payload);
      return parsed.success ? { to: parsed.data.to, payload: translate(parsed.data, from) } : undefined;
    },
  };
}

const withOffer = z.object({ to: member, offer: description('offer') });
const withAnswer = z.object({ to: member, ans: description('answer') });
const withCandidate = z.object({ to: member, candidate });

/** Events of a call that are relayed to the other member of a room. */
export const relays: Record<string, Relay> = {
  'user:call': relay('incomming:call', withOffer, ({ offer }, from) => ({ from, offer })),
  'call:accepted': relay('call:accepted', withAnswer, ({ ans }, from) => ({ from, ans })),
  'peer:nego:needed': relay('peer:nego:needed', withOffer, ({ offer }, from) => ({ from, offer })),
  'peer:nego:done': relay('peer:nego:final', withAnswer, ({ ans }) => ({ ans })),
  'ice:candidate': relay('ice:candidate', withCandidate, (data, from) => ({
    from,
    candidate: data.candidate,
  })),
};

/** `end:call`: `to` may be absent when the other member has not joined. */
export const endCall = z.object({ to: member.nullish() }).nullish();

/** Upper limit of a measured time, in seconds: a connection is given up long before. */
const maxSetupSeconds = 120;

/** `call:measured`: what a page has measured of its call. Nothing in it identifies the call or the page. */
export const measurement = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('setup'),
    seconds: z.number().min(0).max(maxSetupSeconds),
    path: z.enum(['direct', 'relay']),
  }),
  z.strictObject({ kind: z.enum(['restart', 'rebuild', 'freeze', 'failure']) }),
]);

/** Id of a page in its room while it is open, so that it is recognised after a restart of the server. */
const memberId = z.uuid().optional();

/** Data of a client on connection. Without a room the connection is for pushes only. */
export const handshake = z.object({
  token: z.string().min(1).max(4096),
  roomId: z.string().min(1).max(64).nullish(),
  memberId,
});

/** One line of a guest, without invisible or bidirectional control characters. */
const guestLine = z
  .string()
  .max(200)
  .transform((text) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim());
const guestName = guestLine.transform((name) => name.slice(0, 60));

/** Data of a guest on connection. `guestKey` is the key from the host's admission, `location` where a waiting guest is. */
export const guestHandshake = z.object({
  token: z.null().optional(),
  roomId: z.string().min(1).max(64),
  name: guestName.optional(),
  location: guestLine.optional(),
  guestKey: z.string().min(1).max(64).optional(),
  memberId,
});

/** `guest:admit` and `guest:refuse`: the host's decision about a waiting guest. */
export const guestAnswer = z.object({ to: member });
