import { createHash } from 'node:crypto';

/** What a person agrees to before a picture leaves, and which version of it. */
export interface ConsentText {
  text: string;
  /** Of the text: another text is another version. */
  version: string;
}

const versionLength = 16;

/** Returns the text for a service; its name is the operator's. */
export function imageServiceConsent(name: string): ConsentText {
  const text = [
    `Your pictures are sent to ${name}, outside Vitalane, with everything that is printed on them, such as your name and identity number.`,
    'When and where they were taken is removed first.',
    'You agree for this report only, and that you agreed is recorded. Without it, the pictures are read on our own server.',
  ].join(' ');
  return { text, version: createHash('sha256').update(text).digest('hex').slice(0, versionLength) };
}
