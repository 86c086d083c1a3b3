import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '../errors/exitCodes.ts';
import { readConfig } from './config.ts';

/** Returns a key of 32 different bytes. */
const keyFrom = (first: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, n) => first + n)).toString('base64url');
const key = keyFrom(0);
const secrets = { TOKEN_SECRET: key, NRIC_ENCRYPTION_KEY: keyFrom(32), NRIC_LOOKUP_KEY: keyFrom(64) };
const zeros = Buffer.alloc(32).toString('base64url');

describe('the configuration', () => {
  it('has defaults for every setting: loopback, port 4000, a local folder, demo data', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 4000, dataDir: '.data', isDemo: true });
  });

  it('has no demo data with an external database, nor in production', () => {
    expect(readConfig({ ...secrets, DATABASE_URL: 'postgres://localhost/v' }).isDemo).toBe(false);
    expect(readConfig({ ...secrets, NODE_ENV: 'production' }).isDemo).toBe(false);
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(4000);
  });

  it.each([
    [{ PORT: 'abc' }, 'The configuration is not usable: PORT must be a number.'],
    [{ PORT: '70000' }, 'The configuration is not usable: PORT must be a port, 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'The configuration is not usable: DATABASE_URL must start with postgres://.',
    ],
    [{ DEMO: 'maybe' }, 'The configuration is not usable: DEMO must be true or false.'],
    [
      { TOKEN_SECRET: 'short' },
      'The configuration is not usable: TOKEN_SECRET must be at least 32 random bytes in base64url.',
    ],
    [
      { NODE_ENV: 'production', ...secrets, NRIC_LOOKUP_KEY: '' },
      'The configuration is not usable: NRIC_LOOKUP_KEY is missing, production needs it.',
    ],
    [
      { NODE_ENV: 'production', ...secrets, NRIC_LOOKUP_KEY: zeros },
      'The configuration is not usable: NRIC_LOOKUP_KEY is not random, make it with openssl rand.',
    ],
    [
      { NODE_ENV: 'production', ...secrets, NRIC_LOOKUP_KEY: secrets.TOKEN_SECRET },
      'The configuration is not usable: NRIC_LOOKUP_KEY is used twice, every secret must be another one.',
    ],
    [
      { NODE_ENV: 'production', ...secrets, DEMO: 'true' },
      'The configuration is not usable: DEMO must be off in production.',
    ],
    [
      { DATABASE_URL: 'postgres://localhost/v', TOKEN_SECRET: key, NRIC_LOOKUP_KEY: key },
      'The configuration is not usable: NRIC_ENCRYPTION_KEY is missing, DATABASE_URL needs it.',
    ],
    [
      { REDIS_URL: 'redis://localhost' },
      'The configuration is not usable: REDIS_URL needs DATABASE_URL, the embedded database belongs to one process.',
    ],
    [
      { REDIS_URL: 'http://localhost' },
      'The configuration is not usable: REDIS_URL must start with redis:// or rediss://.',
    ],
    [
      { TURN_URLS: 'turn:relay.example' },
      'The configuration is not usable: TURN_URLS and TURN_SECRET must be given together.',
    ],
    [
      { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a' },
      'The configuration is not usable: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together.',
    ],
    [
      { TOKEN_SECRET_FILE: '/nowhere/token' },
      'The configuration is not usable: TOKEN_SECRET_FILE names a file that cannot be read.',
    ],
    [
      { METRICS_TOKEN: 'a', METRICS_TOKEN_FILE: '/nowhere/token' },
      'The configuration is not usable: METRICS_TOKEN and METRICS_TOKEN_FILE must not be given together.',
    ],
  ])('refuses %j in one sentence that does not repeat the value', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new StartError('badConfiguration', sentence));
  });

  it('keeps files in an object store when one is configured, by bucket path unless it is Amazon’s', () => {
    const store = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({}).objectStore).toBeUndefined();
    expect(readConfig(store).objectStore).toMatchObject({ endpoint: undefined, isPathStyle: false });
    expect(readConfig({ ...store, S3_ENDPOINT: 'http://127.0.0.1:9000' }).objectStore).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      isPathStyle: true,
      encryption: undefined,
    });
  });

  it('accepts the shutdown delay by its former name, and reports the new name', () => {
    const outdated = [{ setting: 'LEAVE_SECONDS', use: 'SHUTDOWN_DELAY_SECONDS' }];
    expect(readConfig({ LEAVE_SECONDS: '4' })).toMatchObject({
      shutdownDelayMs: 4000,
      outdatedSettings: outdated,
    });
    expect(readConfig({ SHUTDOWN_DELAY_SECONDS: '5' })).toMatchObject({
      shutdownDelayMs: 5000,
      outdatedSettings: [],
    });
    expect(readConfig({ SHUTDOWN_DELAY_SECONDS: '5', LEAVE_SECONDS: '4' }).shutdownDelayMs).toBe(5000);
    expect(readConfig({ LEAVE_SECONDS: '' }).outdatedSettings).toEqual([]);
    expect(() => readConfig({ LEAVE_SECONDS: '61' })).toThrow(
      new StartError(
        'badConfiguration',
        'The configuration is not usable: SHUTDOWN_DELAY_SECONDS must be 0 to 60.',
      ),
    );
  });

  it('reads any value from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitalane-config-'));
    const path = join(folder, 'token');
    writeFileSync(path, `${key}\n`);
    expect(readConfig({ TOKEN_SECRET_FILE: path }).secrets.tokenSecret).toBe(key);
    rmSync(folder, { recursive: true });
  });
});
