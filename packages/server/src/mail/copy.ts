import { ALERT_WORDS, EMERGENCY_WORDS } from '@vitalane/clinical';
import type { Mail } from './mail.ts';

/** What a mail says: its subject and its paragraphs. A paragraph that is an address becomes a link. */
interface Letter {
  subject: string;
  paragraphs: readonly string[];
}

const notYou = 'If this was not you, you can ignore this mail. Nothing changes.';
const notYouAct = 'If this was not you, contact the clinic at once.';
const signature = 'Vitalane';

/** Confirms the address of a new account. */
export function signUpCodeMail(to: string, code: string): Mail {
  return toMail(to, {
    subject: `Your Vitalane code: ${code}`,
    paragraphs: [
      `Your code is ${code}. Enter it in Vitalane to confirm your e-mail address.`,
      'It works once, for ten minutes. We never ask for it by telephone or mail.',
      notYou,
    ],
  });
}

/** Tells how far an order has come. It names no medicine. */
export function orderMail(to: string, { number, text }: { number: string; text: string }): Mail {
  return toMail(to, {
    subject: `Your Vitalane order ${number}`,
    paragraphs: [text, 'Open Vitalane to see the details.'],
  });
}

/** Confirms the new address of an account; goes to the new address. */
export function changeEmailCodeMail(to: string, code: string): Mail {
  return toMail(to, {
    subject: `Your Vitalane code: ${code}`,
    paragraphs: [
      `Your code is ${code}. Enter it in Vitalane to use this e-mail address from now on.`,
      'It works once, for ten minutes. We never ask for it by telephone or mail.',
      notYou,
    ],
  });
}

/** Tells the old address that a change was asked for. */
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

/** Tells the old address that the change was made. */
export function emailChangedMail(to: string): Mail {
  return toMail(to, {
    subject: 'Your Vitalane e-mail address has changed',
    paragraphs: ['Your Vitalane account now uses another e-mail address.', notYouAct],
  });
}

/** Calls a patient to the consultation. Names no doctor and no reason: mails may be read by others. */
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

/** Tells that sign-in asks for a code of an authenticator app from now on. */
export function secondFactorOnMail(to: string): Mail {
  return toMail(to, {
    subject: 'Your Vitalane sign-in has a second step',
    paragraphs: [
      'An authenticator app was set up for your Vitalane account. Signing in asks for its code from now on.',
      notYouAct,
    ],
  });
}

/** Tells that sign-in asks for the password only from now on. */
export function secondFactorOffMail(to: string): Mail {
  return toMail(to, {
    subject: 'The second step of your Vitalane sign-in is off',
    paragraphs: ['Signing in to your Vitalane account no longer asks for a code.', notYouAct],
  });
}

/** Tells that an admin has made the account forget its authenticator app. */
export function secondFactorResetMail(to: string): Mail {
  return toMail(to, {
    subject: 'Your Vitalane authenticator app was removed',
    paragraphs: [
      'An admin of the clinic removed the authenticator app from your Vitalane account. Sign in again to set up a new one.',
      notYouAct,
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
      notYou,
    ],
  });
}

/** Tells that the password was changed. */
export function passwordChangedMail(to: string): Mail {
  return toMail(to, {
    subject: 'Your Vitalane password has changed',
    paragraphs: ['The password of your Vitalane account was changed just now.', notYouAct],
  });
}

/** Reminds of a medicine. It names none: others may read the mails of a household. */
export function reminderMail(to: string): Mail {
  return toMail(to, {
    subject: 'A reminder from Vitalane',
    paragraphs: [
      'There is a reminder about your medicines. Open Vitalane to see it.',
      'You can switch reminders off for each medicine in Vitalane.',
    ],
  });
}

/** Tells of a health alert. It names neither number nor illness: others may read the mails of a household. */
export function healthAlertMail(to: string): Mail {
  return toMail(to, {
    subject: ALERT_WORDS.lockScreen,
    paragraphs: [`${ALERT_WORDS.lockScreen}. Open Vitalane to see what to do.`, EMERGENCY_WORDS],
  });
}

/** Says goodbye. */
export function accountDeletedMail(to: string, clinicalRecordYears: number): Mail {
  return toMail(to, {
    subject: 'Your Vitalane account is deleted',
    paragraphs: [
      'Your Vitalane account and everything in it were deleted.',
      `If a doctor has seen you, the clinic keeps the notes of those consultations for ${clinicalRecordYears} years after the last one, as the law asks. Only the doctors who saw you can read them.`,
      notYouAct,
    ],
  });
}

function toMail(to: string, { subject, paragraphs }: Letter): Mail {
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

/** Text as it may stand in HTML, in attributes too. */
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
