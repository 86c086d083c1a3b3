import { createTransport } from 'nodemailer';
import type { Transport } from './delivery.ts';

const smtpTimeoutMs = 10_000;

/** Creates a transport to a mail server, with a URL such as `smtps://user:password@mail.example:465`. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): Transport {
  const timeouts = {
    dnsTimeout: smtpTimeoutMs,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
  };
  const smtp = createTransport({ url, ...timeouts, disableFileAccess: true }, { from });
  return async ({ to, subject, text, html }) => {
    // An address object is one recipient, even with commas in its text.
    await smtp.sendMail({ to: { name: '', address: to }, subject, text, html });
  };
}
