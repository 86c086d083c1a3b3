import {
  EMERGENCY_KINDS,
  URGENCY_RULES,
  urgencyOfVisit,
  VISIT_RED_FLAGS,
  VISIT_SINCE,
  VISIT_TOPICS,
  VISIT_URGENCIES,
  type VisitFacts,
  visitAdvice,
} from '@vitalane/clinical';
import type { VisitReason, VisitTriage } from '@vitalane/contract';
import { z } from 'zod';

const keysOf = <Name extends string>(list: Readonly<Record<Name, unknown>>) => Object.keys(list) as Name[];

const triage = z.object({
  reason: z.object({
    redFlags: z.array(z.enum(EMERGENCY_KINDS)),
    topic: z.enum(keysOf(VISIT_TOPICS)),
    since: z.enum(keysOf(VISIT_SINCE)).nullable(),
    words: z.string(),
    medicinesRight: z.boolean().nullable(),
    allergiesRight: z.boolean().nullable(),
  }),
  urgency: z.enum(VISIT_URGENCIES),
  because: z.array(z.enum(keysOf(URGENCY_RULES))),
  saidAt: z.iso.datetime(),
});

/** What a patient has said for a visit, as it is stored. */
export type Triage = z.infer<typeof triage>;

/** Parses what a patient has said for a visit; `null` without it and when the column is invalid. */
export function readTriage(stored: unknown): Triage | null {
  return triage.safeParse(stored).data ?? null;
}

/** Facts on record that the urgency of a visit depends on. */
export type KnownFacts = Pick<VisitFacts, 'isPregnant' | 'alerts'>;

/** Returns what a patient has said with its urgency. */
export function triageOf(reason: VisitReason, known: KnownFacts, now: Date): Triage {
  const { urgency, because } = urgencyOfVisit({ ...reason, ...known });
  return { reason, urgency, because: [...because], saidAt: now.toISOString() };
}

/** Returns what to do at once about the signs of an emergency that a patient has said; `null` without one. */
export function adviceOn({ reason, because }: Triage): string | null {
  // Where a pregnancy made the words an emergency, it is counted again.
  const isPregnant = because.includes('emergency_words');
  return visitAdvice({ ...reason, isPregnant })?.words ?? null;
}

/** Returns what a patient has said, from its column, in words for the doctor; `null` when nothing. */
export function visitTriageOf(stored: unknown): VisitTriage | null {
  const said = readTriage(stored);
  return said && toVisitTriage(said);
}

function toVisitTriage({ reason, urgency, because, saidAt }: Triage): VisitTriage {
  const { topic, since, words, redFlags, medicinesRight, allergiesRight } = reason;
  return {
    urgency,
    because: because.map((rule) => URGENCY_RULES[rule]),
    topic: VISIT_TOPICS[topic].label,
    since: since && VISIT_SINCE[since],
    words,
    redFlags: redFlags.map((sign) => VISIT_RED_FLAGS[sign]),
    medicinesRight,
    allergiesRight,
    saidAt,
  };
}
