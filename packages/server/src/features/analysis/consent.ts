import { createHash } from 'node:crypto';

/** Text that a patient consents to before a picture is sent, and its version. */
export interface ConsentText {
  text: string;
  /** Changes with the text. */
  version: string;
}

const versionLength = 16;

/** Returns the text for a service with the operator's name for it. */
export function imageServiceConsent(name: string): ConsentText {
  const text = [
    `Your pictures are sent to ${name}, outside Vitalane, with everything that is printed on them, such as your name and identity number.`,
    'When and where they were taken is removed first.',
    'You agree for this report only, and that you agreed is recorded. Without it, the pictures are read on our own server.',
  ].join(' ');
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, versionLength) };
}
