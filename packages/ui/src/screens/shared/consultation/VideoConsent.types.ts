/** What a patient agrees to before a visit by video. */
export interface ConsentText {
  /** Changes with the words. */
  version: string;
  /** Language of the words. */
  language: 'en' | 'zh' | 'ms' | 'ta';
  /** What a patient has to know. */
  points: readonly string[];
  /** What the patient confirms. */
  statement: string;
}

/** Consent that a patient is asked for or has given. */
export interface VideoConsent {
  text: ConsentText;
  /** ISO 8601 in UTC; `null` before. */
  givenAt: string | null;
}

/** Consent that a patient has given. */
export interface GivenVideoConsent {
  /** `null` when the patient agreed in the call. */
  text: ConsentText | null;
  /** ISO 8601 in UTC. */
  givenAt: string;
}
