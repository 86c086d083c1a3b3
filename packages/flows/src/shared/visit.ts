/** Why a patient wants to see a doctor, with the names and codes of the contract. Flows only pass it on. */
export interface VisitReason {
  redFlags: readonly string[];
  topic: string;
  since: string | null;
  words: string;
  medicinesRight: boolean | null;
  allergiesRight: boolean | null;
}

/** Text about visits by video that a patient has read and agrees to, with the names of the contract. */
export interface ConsentAnswer {
  version: string;
  language: 'en' | 'zh' | 'ms' | 'ta';
}

/** What a patient says before joining the queue. */
export interface VisitAnswers {
  reason: VisitReason;
  /** `null` when the patient had agreed before. */
  consent: ConsentAnswer | null;
}

/** Why a patient comes with its urgency, in words for the doctor, as in the contract. */
export interface VisitTriage {
  urgency: 'emergency' | 'today' | 'routine';
  because: readonly string[];
  topic: string;
  since: string | null;
  words: string;
  redFlags: readonly string[];
  medicinesRight: boolean | null;
  allergiesRight: boolean | null;
  /** ISO 8601 in UTC. */
  saidAt: string;
}
