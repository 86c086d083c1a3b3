import { randomInt } from 'node:crypto';
import { toEpochMs } from '@vitalane/time';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Vitalane';
const secretBytes = 20;
const periodS = 30;
/** Steps before and after the present one whose code is taken: clocks of telephones differ. */
const window = 1;
const recoveryCodes = 10;
const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Returns a new secret in base32, as authenticator apps take it. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the address that an authenticator app reads from the picture. */
export function setUpAddress(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** Returns the time step of a code of RFC 6238, or nothing when it is not right at this moment. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = toEpochMs(now);
  const delta = totp(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodS) + delta;
}

/** Returns the code of this moment. */
export function codeAt(secret: string, now: Date): string {
  return totp(secret).generate({ timestamp: toEpochMs(now) });
}

/** Ten codes such as `k7qm-x2pd-hw9r` (59 bits each), without letters that are taken for others. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => [part(), part(), part()].join('-'));
}

/** Returns one spelling of a recovery code, as people type it. */
export function normaliseRecoveryCode(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function part(): string {
  return Array.from({ length: 4 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');
}

function totp(secret: string, label = 'account'): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodS,
  });
}
