export { type VisitSigns, visitAdvice } from './advice.ts';
export { VIDEO_CONSENT, type VideoConsentText } from './consent.ts';
export {
  isRedFlag,
  isVisitSince,
  isVisitTopic,
  URGENCY_RULES,
  type UrgencyRuleName,
  VISIT_RED_FLAGS,
  VISIT_SINCE,
  VISIT_TOPICS,
  type VisitSince,
  type VisitTopic,
  type VisitTopicText,
} from './reasons.ts';
export {
  type UrgencyOfVisit,
  urgencyOfVisit,
  VISIT_URGENCIES,
  type VisitFacts,
  type VisitUrgency,
} from './urgency.ts';
