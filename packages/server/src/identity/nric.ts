import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { Secrets } from '../config/config.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const shownCharacters = 4;

/** Encrypts identity numbers, and finds them by a keyed hash without decryption. */
export interface NricVault {
  /** Encrypts for one account: the result is invalid in another account's row. */
  encrypt(code: string, accountId: string): string;
  /** Decrypts a number; `null` without a number, and for a text of another account or other keys. */
  decrypt(encrypted: string | null, accountId: string): string | null;
  /** Returns a keyed hash, the same for every spelling of one number. */
  lookup(code: string): string;
  /** Returns a keyed hash of other text that must not be stored in plain form. */
  pseudonym(text: string): string;
}

/** Creates the vault with two keys of 32 bytes each in base64url. */
export function createNricVault(secrets: Pick<Secrets, 'nricEncryptionKey' | 'nricLookupKey'>): NricVault {
  const encryptionKey = createSecretKey(Buffer.from(secrets.nricEncryptionKey, 'base64url').subarray(0, 32));
  const lookupKey = createSecretKey(Buffer.from(secrets.nricLookupKey, 'base64url'));
  const pseudonym = (text: string) => createHmac('sha256', lookupKey).update(text).digest('base64url');
  return {
    pseudonym,
    lookup: (code) => pseudonym(`nric:${code.toUpperCase()}`),
    encrypt(code, accountId) {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(cipher, encryptionKey, iv).setAAD(Buffer.from(accountId));
      const text = Buffer.concat([encryption.update(code.toUpperCase(), 'utf8'), encryption.final()]);
      return Buffer.concat([iv, encryption.getAuthTag(), text]).toString('base64url');
    },
    decrypt(encrypted, accountId) {
      const bytes = Buffer.from(encrypted ?? '', 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return null;
      const decryption = createDecipheriv(cipher, encryptionKey, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(accountId))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = [decryption.update(bytes.subarray(ivBytes + tagBytes)), decryption.final()];
        return Buffer.concat(text).toString('utf8');
      } catch {
        // Authentication failed. An unreadable row must not make its account unusable.
        return null;
      }
    },
  };
}

/** Masks all but the last four characters, `*****567D`; `null` without a number. */
export function maskNric(code: string | null): string | null {
  return code === null ? null : code.slice(-shownCharacters).padStart(code.length, '*');
}
