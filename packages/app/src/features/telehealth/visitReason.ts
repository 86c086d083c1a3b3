import {
  isRedFlag,
  isVisitSince,
  isVisitTopic,
  VISIT_RED_FLAGS,
  VISIT_SINCE,
  VISIT_TOPICS,
  visitAdvice,
} from '@vitalane/clinical';
import type { VisitReason } from '@vitalane/contract';
import type { VisitReason as SaidReason } from '@vitalane/flows/queue';
import type { SaidSigns, VisitQuestions } from '@vitalane/ui/screens/TeleHealth';
import { emergencyAdvice } from '../../shared/advice/emergencyAdvice.ts';

/** Name of the draft of the answers. */
export const reasonDraft = 'visit-reason';

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function adviceOn({ redFlags, words }: SaidSigns) {
  const advice = visitAdvice({ redFlags: redFlags.filter(isRedFlag), words });
  return advice && emergencyAdvice(advice.words);
}

/** Questions before a visit, without what is on record. */
export const visitQuestions: Omit<VisitQuestions, 'medicines' | 'allergies'> = {
  redFlags: options(VISIT_RED_FLAGS),
  topics: Object.entries(VISIT_TOPICS).map(([value, topic]) => ({ value, ...topic })),
  beginnings: options(VISIT_SINCE),
  adviceOn,
};

/** Returns the request for a reason. Its codes are those of the questions. */
export function toVisitReason({ redFlags, topic, since, ...rest }: SaidReason): VisitReason {
  return {
    ...rest,
    redFlags: redFlags.filter(isRedFlag),
    topic: isVisitTopic(topic) ? topic : 'other',
    since: since !== null && isVisitSince(since) ? since : null,
  };
}
