import { z } from 'zod';
import { StartError } from './exitCodes.ts';
import type { ImageServiceConfig } from './features/analysis/imageService.ts';
import type { ModelConfig } from './features/analysis/openAiCompatible.ts';
import type { PushKeys } from './push/keys.ts';
import { isTimeZone } from './time/civilTime.ts';

const secret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43,}={0,2}$/, 'must be at least 32 random bytes in base64url')
  .optional();

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

const origin = z
  .string()
  .regex(/^https?:\/\/[^/]+$/, 'must be a scheme and a host, such as https://vitalane.example');

const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((v) => v === 'true' || v === '1');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(65_535, 'must be a port, 0 to 65535')
    .default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DEMO: flag.optional(),
  APP_DIR: z.string().min(1).optional(),
  TOKEN_SECRET: secret,
  NRIC_ENCRYPTION_KEY: secret,
  NRIC_LOOKUP_KEY: secret,
  ALLOWED_ORIGINS: list,
  TRUST_PROXY: list,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TURN_URLS: list,
  TURN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  PUBLIC_URL: origin.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  OIDC_ISSUER: z
    .string()
    .regex(/^https?:\/\//, 'must start with https://')
    .refine((text) => URL.canParse(text), 'must be an address')
    .optional(),
  AI_URL: z
    .string()
    .regex(/^https?:\/\//, 'must start with https://')
    .optional(),
  AI_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  // Pictures of lab reports do not travel unencrypted; another port of this machine is not a journey.
  VISION_URL: z
    .string()
    .regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)([:/]|$))/, 'must start with https://')
    .refine((text) => URL.canParse(text), 'must be an address')
    .optional(),
  VISION_KEY: z.string().min(1).optional(),
  VISION_MODEL: z.string().min(1).optional(),
  VISION_NAME: z.string().min(1).max(60).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).default('Google'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be a P-256 public key in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be a P-256 private key in base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must start with mailto: or https://')
    .optional(),
  ADDRESS_SEARCH_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  STAFF_SECOND_FACTOR: flag.optional(),
  NO_SHOW_GRACE_SECONDS: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(3600, 'must be 0 to 3600')
    .default(180),
  CLINIC_TIME_ZONE: z.string().refine(isTimeZone, 'must be an IANA time zone').default('Asia/Singapore'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
});

/** The keys that protect tokens and identity numbers: 32 random bytes each, in base64url. */
export interface Secrets {
  tokenSecret: string;
  nricEncryptionKey: string;
  nricLookupKey: string;
}

/** An OpenID Connect provider that people may sign in with. */
export interface IdentityProviderConfig {
  /** What the button says. */
  name: string;
  issuer: string;
  clientId: string;
}

/** The environment, read once and checked. */
export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  isDemo: boolean;
  appDir: string | undefined;
  /** The secrets that the environment names; the embedded mode generates the others. */
  secrets: Partial<Secrets>;
  allowedOrigins: readonly string[];
  trustProxy: readonly string[];
  metricsToken: string | undefined;
  turn: { urls: readonly string[]; secret: string } | undefined;
  /** The origin that people reach the app at; links in mails lead there. */
  publicUrl: string;
  /** Mails stay in the database when there is no mail server. */
  mail: { url: string; from: string } | undefined;
  identityProvider: IdentityProviderConfig | undefined;
  /** The language model that explains reports; without one rules do. */
  textModel: ModelConfig | undefined;
  /** The service that may read pictures of lab reports when a person agrees; without one our own reader does. */
  imageService: ImageServiceConfig | undefined;
  /** How push services know this installation; without keys the database keeps a pair. */
  push: { keys: PushKeys | undefined; subject: string };
  /** An address-search service with OneMap's interface; a bundled sample without. */
  addressSearchUrl: string | undefined;
  /** How long a called patient may take to come before the doctor may mark a no-show. */
  noShowGraceMs: number;
  clinicTimeZone: string;
  /** Whether doctors and admins have to sign in with a second step; in production unless the environment says otherwise. */
  requiresStaffSecondFactor: boolean;
  logLevel: string;
}

const viteOrigins = ['http://localhost:5173', 'http://127.0.0.1:5173'];

/** Reads the environment. Throws a {@link StartError} whose sentence names every variable that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(withoutEmpty(env));
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
    appDir: values.APP_DIR,
    secrets: {
      ...(values.TOKEN_SECRET && { tokenSecret: values.TOKEN_SECRET }),
      ...(values.NRIC_ENCRYPTION_KEY && { nricEncryptionKey: values.NRIC_ENCRYPTION_KEY }),
      ...(values.NRIC_LOOKUP_KEY && { nricLookupKey: values.NRIC_LOOKUP_KEY }),
    },
    allowedOrigins: isProduction ? values.ALLOWED_ORIGINS : [...values.ALLOWED_ORIGINS, ...viteOrigins],
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
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
    noShowGraceMs: values.NO_SHOW_GRACE_SECONDS * 1000,
    clinicTimeZone: values.CLINIC_TIME_ZONE,
    requiresStaffSecondFactor: values.STAFF_SECOND_FACTOR ?? isProduction,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

function inconsistencies(
  values: z.infer<typeof environment>,
  { isProduction, isDemo }: { isProduction: boolean; isDemo: boolean },
): string[] {
  const needed = ['TOKEN_SECRET', 'NRIC_ENCRYPTION_KEY', 'NRIC_LOOKUP_KEY'] as const;
  const missing = needed.filter((name) => !values[name]);
  const problems: string[] = [];
  if (isProduction && isDemo) problems.push('DEMO must be off in production');
  if (isProduction) problems.push(...missing.map((name) => `${name} is missing, production needs it`));
  if (!isProduction && values.DATABASE_URL) {
    problems.push(...missing.map((name) => `${name} is missing, DATABASE_URL needs it`));
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
  if (Boolean(values.OIDC_ISSUER) !== Boolean(values.OIDC_CLIENT_ID)) {
    problems.push('OIDC_ISSUER and OIDC_CLIENT_ID must be given together');
  }
  return problems;
}

function pushConfig(values: z.infer<typeof environment>): Config['push'] {
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

function imageServiceConfig(values: z.infer<typeof environment>): ImageServiceConfig | undefined {
  const { VISION_URL: url, VISION_KEY: key, VISION_MODEL: model, VISION_NAME: name } = values;
  return url && model ? { url, key, model, name: name ?? new URL(url).host } : undefined;
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
