import { readFileSync } from 'node:fs';
import type { ServerSideEncryption } from '@aws-sdk/client-s3';
import { dayMs } from '@vitalane/time';
import { StartError } from '../errors/exitCodes.ts';
import { environment, type Settings } from './environment.ts';
import { type OutdatedSetting, withPresentNames } from './renamedSettings.ts';

/** Keys that protect tokens and identity numbers: 32 random bytes each, in base64url. */
export interface Secrets {
  tokenSecret: string;
  nricEncryptionKey: string;
  nricLookupKey: string;
}

/** An OpenID Connect provider for sign-in. */
export interface IdentityProviderConfig {
  /** Label of the button. */
  name: string;
  issuer: string;
  clientId: string;
}

/** An object store with the interface of Amazon S3. */
export interface ObjectStoreConfig {
  bucket: string;
  region: string;
  /** Defaults to Amazon's endpoint for the region. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is named in the path instead of the host. */
  isPathStyle: boolean;
  /** Encryption to request for each object. Defaults to the rule of the store. */
  encryption: ServerSideEncryption | undefined;
}

/** An endpoint with the chat-completions protocol. */
export interface ModelConfig {
  /** URL before `/chat/completions`. */
  url: string;
  key: string | undefined;
  model: string;
}

/** A vision model of an external provider; off unless the configuration names one. */
export interface ImageServiceConfig extends ModelConfig {
  /** Name of the recipient of the pictures, as shown to patients. */
  name: string;
}

/** VAPID key pair of an installation, both keys in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** An OTLP collector over HTTP, and the service name of this installation. */
export interface TracesConfig {
  endpoint: string;
  serviceName: string;
}

/** Configuration from the environment, read once and checked. */
export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Shared state of several processes; `undefined` for a single process. */
  redisUrl: string | undefined;
  /** Store for files. Defaults to a folder in `dataDir`. */
  objectStore: ObjectStoreConfig | undefined;
  isDemo: boolean;
  appDir: string | undefined;
  /** Secrets from the environment. The embedded mode generates the others. */
  secrets: Partial<Secrets>;
  allowedOrigins: readonly string[];
  trustProxy: readonly string[];
  metricsToken: string | undefined;
  /** Destination for spans of requests; `undefined` sends none. */
  traces: TracesConfig | undefined;
  turn: { urls: readonly string[]; secret: string } | undefined;
  /** Public origin of the app, for links in mails. */
  publicUrl: string;
  /** Mail server. Without one, mails stay in the database. */
  mail: { url: string; from: string } | undefined;
  identityProvider: IdentityProviderConfig | undefined;
  /** Language model that explains reports. Defaults to rules. */
  textModel: ModelConfig | undefined;
  /** Service that reads pictures of lab reports with the patient's consent. Defaults to the built-in reader. */
  imageService: ImageServiceConfig | undefined;
  /** Identity for push services. Without keys, the database stores a generated pair. */
  push: { keys: PushKeys | undefined; subject: string };
  /** Address-search service with OneMap's interface. Defaults to a bundled sample. */
  addressSearchUrl: string | undefined;
  /** How long a server keeps serving requests after SIGTERM while it reports that it is not ready. */
  shutdownDelayMs: number;
  /** Settings given by a former name. */
  outdatedSettings: readonly OutdatedSetting[];
  /** How long a called patient may take to join before the doctor may mark a no-show. */
  noShowGraceMs: number;
  /** Number of years after the last visit for which the consultations of a deleted account are kept. */
  clinicalRecordYears: number;
  /** How long after a visit the doctor may open the patient's record. */
  recordAccessMs: number;
  clinicTimeZone: string;
  /** Whether doctors and admins must use a second factor. Defaults to true in production. */
  requiresStaffSecondFactor: boolean;
  logLevel: string;
}

const viteOrigins = ['http://localhost:5173', 'http://127.0.0.1:5173'];

/** Reads the environment. Throws a {@link StartError} that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { env: present, outdated } = withPresentNames(withoutEmpty(env));
  const parsed = environment.safeParse(withFiles(present));
  if (!parsed.success) {
    throw refusal(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const isDemo = values.DEMO ?? !(isProduction || values.DATABASE_URL);
  const problems = inconsistencies(values, { isProduction, isDemo });
  if (problems.length > 0) throw refusal(problems);
  return {
    isProduction,
    isDemo,
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    objectStore: objectStoreConfig(values),
    appDir: values.APP_DIR,
    secrets: {
      ...(values.TOKEN_SECRET && { tokenSecret: values.TOKEN_SECRET }),
      ...(values.NRIC_ENCRYPTION_KEY && { nricEncryptionKey: values.NRIC_ENCRYPTION_KEY }),
      ...(values.NRIC_LOOKUP_KEY && { nricLookupKey: values.NRIC_LOOKUP_KEY }),
    },
    allowedOrigins: isProduction ? values.ALLOWED_ORIGINS : [...values.ALLOWED_ORIGINS, ...viteOrigins],
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: values.OTEL_SERVICE_NAME }
      : undefined,
    turn: values.TURN_SECRET ? { urls: values.TURN_URLS, secret: values.TURN_SECRET } : undefined,
    publicUrl:
      values.PUBLIC_URL ?? `http://${isAnyHost(values.HOST) ? 'localhost' : values.HOST}:${values.PORT}`,
    mail: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : undefined,
    textModel:
      values.AI_URL && values.AI_MODEL
        ? { url: values.AI_URL, key: values.AI_KEY, model: values.AI_MODEL }
        : undefined,
    imageService: imageServiceConfig(values),
    identityProvider:
      values.OIDC_ISSUER && values.OIDC_CLIENT_ID
        ? { name: values.OIDC_NAME, issuer: values.OIDC_ISSUER, clientId: values.OIDC_CLIENT_ID }
        : undefined,
    push: pushConfig(values),
    addressSearchUrl: values.ADDRESS_SEARCH_URL,
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1000,
    outdatedSettings: outdated,
    noShowGraceMs: values.NO_SHOW_GRACE_SECONDS * 1000,
    clinicalRecordYears: values.CLINICAL_RECORD_YEARS,
    recordAccessMs: values.RECORD_ACCESS_DAYS * dayMs,
    clinicTimeZone: values.CLINIC_TIME_ZONE,
    requiresStaffSecondFactor: values.STAFF_SECOND_FACTOR ?? isProduction,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

function inconsistencies(
  values: Settings,
  { isProduction, isDemo }: { isProduction: boolean; isDemo: boolean },
): string[] {
  const needed = ['TOKEN_SECRET', 'NRIC_ENCRYPTION_KEY', 'NRIC_LOOKUP_KEY'] as const;
  const missing = needed.filter((name) => !values[name]);
  const problems: string[] = [];
  if (isProduction && isDemo) problems.push('DEMO must be off in production');
  if (isProduction) problems.push(...missing.map((name) => `${name} is missing, production needs it`));
  if (isProduction) problems.push(...secretProblems(values));
  if (!isProduction && values.DATABASE_URL) {
    problems.push(...missing.map((name) => `${name} is missing, DATABASE_URL needs it`));
  }
  if (values.REDIS_URL && !values.DATABASE_URL) {
    problems.push('REDIS_URL needs DATABASE_URL, the embedded database belongs to one process');
  }
  if (Boolean(values.TURN_SECRET) !== values.TURN_URLS.length > 0) {
    problems.push('TURN_URLS and TURN_SECRET must be given together');
  }
  if (Boolean(values.SMTP_URL) !== Boolean(values.MAIL_FROM)) {
    problems.push('SMTP_URL and MAIL_FROM must be given together');
  }
  if (Boolean(values.VAPID_PUBLIC_KEY) !== Boolean(values.VAPID_PRIVATE_KEY)) {
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be given together');
  }
  if (Boolean(values.AI_URL) !== Boolean(values.AI_MODEL)) {
    problems.push('AI_URL and AI_MODEL must be given together');
  }
  if (Boolean(values.VISION_URL) !== Boolean(values.VISION_MODEL)) {
    problems.push('VISION_URL and VISION_MODEL must be given together');
  }
  if (
    !(values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY) &&
    hasObjectStore(values)
  ) {
    problems.push('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together');
  }
  if (Boolean(values.OIDC_ISSUER) !== Boolean(values.OIDC_CLIENT_ID)) {
    problems.push('OIDC_ISSUER and OIDC_CLIENT_ID must be given together');
  }
  return problems;
}

/** 32 random bytes have about thirty different values; a key with fewer than this is not random. */
const minDifferentBytes = 16;

/** Returns the problems of given secrets: not random, or used twice. */
function secretProblems(values: Settings): string[] {
  const keys = ['TOKEN_SECRET', 'NRIC_ENCRYPTION_KEY', 'NRIC_LOOKUP_KEY'] as const;
  const weak = keys.filter((name) => {
    const bytes = Buffer.from(values[name] ?? '', 'base64url');
    return bytes.length > 0 && new Set(bytes).size < minDifferentBytes;
  });
  const secrets = [...keys, 'TURN_SECRET', 'METRICS_TOKEN'] as const;
  const repeated = secrets.filter((name, index) =>
    secrets.slice(0, index).some((other) => values[name] !== undefined && values[other] === values[name]),
  );
  return [
    ...weak.map((name) => `${name} is not random, make it with openssl rand`),
    ...repeated.map((name) => `${name} is used twice, every secret must be another one`),
  ];
}

function pushConfig(values: Settings): Config['push'] {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUBLIC_URL: url,
    MAIL_FROM: mail,
  } = values;
  const address = url?.startsWith('https:') ? url : `mailto:${mail ?? 'reminders@vitalane.example'}`;
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : undefined,
    subject: values.VAPID_SUBJECT ?? address,
  };
}

function imageServiceConfig(values: Settings): ImageServiceConfig | undefined {
  const { VISION_URL: url, VISION_KEY: key, VISION_MODEL: model, VISION_NAME: name } = values;
  return url && model ? { url, key, model, name: name ?? new URL(url).host } : undefined;
}

function hasObjectStore(values: Settings): boolean {
  return Boolean(
    values.S3_BUCKET || values.S3_ENDPOINT || values.S3_ACCESS_KEY_ID || values.S3_SECRET_ACCESS_KEY,
  );
}

function objectStoreConfig(values: Settings): ObjectStoreConfig | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!(bucket && accessKeyId && secretAccessKey)) return undefined;
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    isPathStyle: values.S3_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
    encryption: values.S3_ENCRYPTION,
  };
}

function isAnyHost(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function refusal(problems: string[]): StartError {
  return new StartError('badConfiguration', `The configuration is not usable: ${problems.join('; ')}.`);
}

function withoutEmpty(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** Reads `NAME` from the file that `NAME_FILE` names, as secret stores provide values. */
function withFiles(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = Object.keys(environment.shape).flatMap((name) => {
    const path = env[`${name}_FILE`];
    if (path === undefined) return [];
    if (env[name] !== undefined) throw refusal([`${name} and ${name}_FILE must not be given together`]);
    return [[name, readValue(name, path)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function readValue(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw refusal([`${name}_FILE names a file that cannot be read`]);
  }
}
