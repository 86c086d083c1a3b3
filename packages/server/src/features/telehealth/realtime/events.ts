import { z } from 'zod';

const maxSdpCharacters = 64 * 1024;
const maxCandidateCharacters = 2048;

const member = z.string().min(1).max(64);
const description = <Type extends 'offer' | 'answer'>(type: Type) =>
  z.object({
    type: z.literal(type),
    sdp: z.string().max(maxSdpCharacters),
    /** What the sender understands beyond the protocol, such as `ice`: candidates that follow one by one. */
    caps: z.array(z.string().max(16)).max(8).optional(),
    /** Named by the offer and repeated by its answer, so that a late answer is known as such. */
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

/** How one event of a call is passed on. `from` is stamped here; what the sender claims is not read. */
interface Relay {
  /** The name under which the other member gets it, as the specification spells it. */
  sentAs: string;
  /** The payload to pass on and whom it is for, or nothing when the payload does not fit. */
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

/** The events of a call that go from one member of a room to the other. */
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

/** `end:call`: `to` may be absent when the other member has not come. */
export const endCall = z.object({ to: member.nullish() }).nullish();

/** What a page is called in its room for as long as it is open, so that it is known again after a restart of the server. */
const memberId = z.uuid().optional();

/** What a client gives when it connects. Without a room the connection is for pushes only. */
export const handshake = z.object({
  token: z.string().min(1).max(4096),
  roomId: z.string().min(1).max(64).nullish(),
  memberId,
});

/** What people call themselves: one line, without characters that hide or turn round what follows. */
const guestName = z
  .string()
  .max(200)
  .transform((name) =>
    name
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 60),
  );

/** What a guest gives, who has a link and no account. `guestKey` is what the host's admission gave this browser. */
export const guestHandshake = z.object({
  token: z.null().optional(),
  roomId: z.string().min(1).max(64),
  name: guestName.optional(),
  guestKey: z.string().min(1).max(64).optional(),
  memberId,
});

/** `guest:admit` and `guest:refuse`: the host's answer to one of those who wait. */
export const guestAnswer = z.object({ to: member });
