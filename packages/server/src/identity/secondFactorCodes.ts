import { randomInt } from 'node:crypto';
import { toEpochMs } from '@vitalane/time';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Vitalane';
const secretBytes = 20;
const periodS = 30;
/** Number of accepted steps before and after the present one, because clocks of telephones differ. */
const window = 1;
const recoveryCodes = 10;
const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Returns a new secret in base32, the format of authenticator apps. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the URI for the QR code of an authenticator app. */
export function setUpAddress(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** Returns the time step of a code of RFC 6238; `undefined` when it is not valid now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = toEpochMs(now);
  const delta = totp(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodS) + delta;
}

/** Returns the current code. */
export function codeAt(secret: string, now: Date): string {
  return totp(secret).generate({ timestamp: toEpochMs(now) });
}

/** Returns ten codes such as `k7qm-x2pd-hw9r` (59 bits each), without ambiguous letters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => [part(), part(), part()].join('-'));
}

/** Normalises a recovery code as typed. */
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
