import { ALERT_WORDS, EMERGENCY_WORDS } from '@vitalane/clinical';
import type { Mail } from './mail.ts';

/** Text of a mail: subject and paragraphs. A paragraph that is a URL becomes a link. */
interface MailText {
  subject: string;
  paragraphs: readonly string[];
}

const ignoreIfNotYou = 'If this was not you, you can ignore this mail. Nothing changes.';
const contactIfNotYou = 'If this was not you, contact the clinic at once.';
const signature = 'Vitalane';

/** Returns the mail that confirms the address of a new account. */
export function signUpCodeMail(to: string, code: string): Mail {
  return toMail(to, {
    subject: `Your Vitalane code: ${code}`,
    paragraphs: [
      `Your code is ${code}. Enter it in Vitalane to confirm your e-mail address.`,
      'It works once, for ten minutes. We never ask for it by telephone or mail.',
      ignoreIfNotYou,
    ],
  });
}

/** Returns the mail about the status of an order. It names no medicine. */
export function orderMail(to: string, { number, text }: { number: string; text: string }): Mail {
  return toMail(to, {
    subject: `Your Vitalane order ${number}`,
    paragraphs: [text, 'Open Vitalane to see the details.'],
  });
}

/** Returns the mail that confirms the new address of an account, for the new address. */
export function changeEmailCodeMail(to: string, code: string): Mail {
  return toMail(to, {
    subject: `Your Vitalane code: ${code}`,
    paragraphs: [
      `Your code is ${code}. Enter it in Vitalane to use this e-mail address from now on.`,
      'It works once, for ten minutes. We never ask for it by telephone or mail.',
      ignoreIfNotYou,
    ],
  });
}

/** Returns the mail about a requested change of address, for the old address. */
export function emailChangeNoticeMail(to: string): Mail {
  return toMail(to, {
    subject: 'Your Vitalane e-mail address is about to change',
    paragraphs: [
      'Somebody who knows your password asked to change the e-mail address of your Vitalane account.',
      'The change takes effect when the new address is confirmed.',
      'If this was not you, change your password now: that stops the change.',
    ],
  });
}

/** Returns the mail about a completed change of address, for the old address. */
export function emailChangedMail(to: string): Mail {
  return toMail(to, {
    subject: 'Your Vitalane e-mail address has changed',
    paragraphs: ['Your Vitalane account now uses another e-mail address.', contactIfNotYou],
  });
}

/**
 * Returns the mail that calls a patient to the consultation. It names no doctor and no reason: others may read
 * it.
 */
export function patientCalledMail(to: string, link: string): Mail {
  return toMail(to, {
    subject: 'The doctor is ready for you',
    paragraphs: [
      'The doctor has opened your video call in Vitalane and waits for you. Join the call here:',
      link,
      'If you can no longer join, the doctor may close your place after some minutes. You can join the queue again.',
    ],
  });
}

/** Returns the mail about the activation of an authenticator app. */
export function secondFactorOnMail(to: string): Mail {
  return toMail(to, {
    subject: 'Your Vitalane sign-in has a second step',
    paragraphs: [
      'An authenticator app was set up for your Vitalane account. Signing in asks for its code from now on.',
      contactIfNotYou,
    ],
  });
}

/** Returns the mail about the removal of an authenticator app. */
export function secondFactorOffMail(to: string): Mail {
  return toMail(to, {
    subject: 'The second step of your Vitalane sign-in is off',
    paragraphs: ['Signing in to your Vitalane account no longer asks for a code.', contactIfNotYou],
  });
}

/** Returns the mail about an admin's removal of the authenticator app. */
export function secondFactorResetMail(to: string): Mail {
  return toMail(to, {
    subject: 'Your Vitalane authenticator app was removed',
    paragraphs: [
      'An admin of the clinic removed the authenticator app from your Vitalane account. Sign in again to set up a new one.',
      contactIfNotYou,
    ],
  });
}

/** Returns the mail with the link to set a new password. */
export function resetLinkMail(to: string, address: string): Mail {
  return toMail(to, {
    subject: 'Set a new Vitalane password',
    paragraphs: [
      'Open this link to set a new password:',
      address,
      'It works once, for thirty minutes, and signs you out everywhere.',
      ignoreIfNotYou,
    ],
  });
}

/** Returns the mail about a changed password. */
export function passwordChangedMail(to: string): Mail {
  return toMail(to, {
    subject: 'Your Vitalane password has changed',
    paragraphs: ['The password of your Vitalane account was changed just now.', contactIfNotYou],
  });
}

/** Returns the mail about a medicine reminder. It names no medicine: others may read the mails of a household. */
export function reminderMail(to: string): Mail {
  return toMail(to, {
    subject: 'A reminder from Vitalane',
    paragraphs: [
      'There is a reminder about your medicines. Open Vitalane to see it.',
      'You can switch reminders off for each medicine in Vitalane.',
    ],
  });
}

/**
 * Returns the mail about a health alert. It names neither number nor illness: others may read the mails of a
 * household.
 */
export function healthAlertMail(to: string): Mail {
  return toMail(to, {
    subject: ALERT_WORDS.lockScreen,
    paragraphs: [`${ALERT_WORDS.lockScreen}. Open Vitalane to see what to do.`, EMERGENCY_WORDS],
  });
}

/** Returns the mail about a deleted account. */
export function accountDeletedMail(to: string, clinicalRecordYears: number): Mail {
  return toMail(to, {
    subject: 'Your Vitalane account is deleted',
    paragraphs: [
      'Your Vitalane account and everything in it were deleted.',
      `If a doctor has seen you, the clinic keeps the notes of those consultations for ${clinicalRecordYears} years after the last one, as the law asks. Only the doctors who saw you can read them.`,
      contactIfNotYou,
    ],
  });
}

function toMail(to: string, { subject, paragraphs }: MailText): Mail {
  const all = [...paragraphs, signature];
  const body = all.map((paragraph) => `<p>${toHtml(paragraph)}</p>`).join('\n');
  return {
    to,
    subject,
    text: `${all.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${body}\n</body></html>\n`,
  };
}

function toHtml(paragraph: string): string {
  const text = escapeHtml(paragraph);
  return /^https?:\/\//.test(paragraph) ? `<a href="${text}">${text}</a>` : text;
}

/** Escapes text for HTML, including attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
