import { isTimeZone } from '@vitalane/time';
import { z } from 'zod';

/** Documentation of a setting; `pnpm generate` writes it into docs/operations.md. */
export interface SettingNotes {
  /** Purpose, in Markdown. */
  description: string;
  /** Behaviour without the setting, where the schema has no default. */
  otherwise?: string;
  /** Whether the value is a secret. */
  isSecret?: boolean;
}

const meaning = (description: string, more: Omit<SettingNotes, 'description'> = {}) => ({
  description,
  ...more,
});

const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43,}={0,2}$/, 'must be at least 32 random bytes in base64url')
  .optional();

const text = z.string().min(1).optional();

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

const origin = z
  .string()
  .regex(/^https?:\/\/[^/]+$/, 'must be a scheme and a host, such as https://vitalane.example');

const httpAddress = z
  .string()
  .regex(/^https?:\/\//, 'must start with https://')
  .refine((address) => URL.canParse(address), 'must be an address')
  .optional();

const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1');

/** All settings of the server: environment variables, read once at start. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .meta(meaning('`production` refuses demo accounts and missing secrets')),
  HOST: z.string().min(1).default('127.0.0.1').meta(meaning('address to listen on')),
  PORT: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(65_535, 'must be a port, 0 to 65535')
    .default(4000)
    .meta(meaning('port to listen on')),
  PUBLIC_URL: origin.optional().meta(
    meaning('public origin of the app; links in mails start with it', {
      otherwise: 'from `HOST` and `PORT`',
    }),
  ),
  ALLOWED_ORIGINS: list.meta(meaning('additional origins that may open sockets, comma-separated')),
  TRUST_PROXY: list.meta(
    meaning(
      'addresses of trusted proxies, comma-separated; the server takes the client address from their `X-Forwarded-For`',
    ),
  ),
  APP_DIR: text.meta(meaning('folder of the built app to serve')),
  DEMO: flag
    .optional()
    .meta(meaning('demo accounts and data', { otherwise: 'on when embedded and not production' })),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .optional()
    .meta(
      meaning('level of the JSON log lines on standard output', {
        otherwise: '`warn`, in production `info`',
      }),
    ),
  SHUTDOWN_DELAY_SECONDS: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(60, 'must be 0 to 60')
    .default(0)
    .meta(
      meaning(
        'how long a server keeps serving requests after SIGTERM while it reports “not ready”; gives a reverse proxy time to choose another server. `LEAVE_SECONDS`, its former name, works until the next release',
      ),
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .meta(
      meaning('bearer token for `/metrics` from other machines', {
        otherwise: 'local requests only',
        isSecret: true,
      }),
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.meta(
    meaning('collector that receives a span of each request, as OTLP/JSON over HTTP', {
      otherwise: 'no traces',
    }),
  ),
  OTEL_SERVICE_NAME: z.string().min(1).default('vitalane').meta(meaning('service name in traces')),
  CLINIC_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be an IANA time zone')
    .default('Asia/Singapore')
    .meta(meaning('time zone of the clinic')),
  CLINICAL_RECORD_YEARS: z.coerce
    .number('must be a number')
    .int()
    .min(1)
    .max(150, 'must be 1 to 150')
    .default(6)
    .meta(meaning('years for which consultations of a deleted account are kept after the last visit')),
  RECORD_ACCESS_DAYS: z.coerce
    .number('must be a number')
    .int()
    .min(1)
    .max(3650, 'must be 1 to 3650')
    .default(30)
    .meta(meaning("days after a visit for which the doctor may open the patient's record")),
  NO_SHOW_GRACE_SECONDS: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(3600, 'must be 0 to 3600')
    .default(180)
    .meta(
      meaning(
        'how long a called patient has to join, up to the next full minute, before the doctor can mark a no-show',
      ),
    ),
  STAFF_SECOND_FACTOR: flag.optional().meta(
    meaning('whether doctors and admins have to sign in with an authenticator app', {
      otherwise: 'on in production',
    }),
  ),
  TOKEN_SECRET: key.meta(
    meaning('signs session tokens: 32 random bytes, base64url', {
      otherwise: 'generated once when embedded',
      isSecret: true,
    }),
  ),
  NRIC_ENCRYPTION_KEY: key.meta(
    meaning('encrypts identity numbers and authenticator keys: 32 random bytes, base64url', {
      otherwise: 'generated once when embedded',
      isSecret: true,
    }),
  ),
  NRIC_LOOKUP_KEY: key.meta(
    meaning('finds identity numbers without reading them: 32 random bytes, base64url', {
      otherwise: 'generated once when embedded',
      isSecret: true,
    }),
  ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .meta(meaning('folder of the embedded database, and of stored files without `S3_BUCKET`')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional()
    .meta(meaning('PostgreSQL 15 or newer', { otherwise: 'the embedded database', isSecret: true })),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional()
    .meta(
      meaning('Redis 6.2 or newer, which connects several processes', {
        otherwise: 'exactly one process',
        isSecret: true,
      }),
    ),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .meta(meaning('bucket for stored files', { otherwise: 'a folder in `DATA_DIR`' })),
  S3_ENDPOINT: httpAddress.meta(meaning('URL of the object store', { otherwise: "Amazon's for the region" })),
  S3_REGION: z.string().min(1).default('us-east-1').meta(meaning('region of the bucket')),
  S3_ACCESS_KEY_ID: text.meta(
    meaning('access key for the object store, with permission to put, get, delete and list', {
      isSecret: true,
    }),
  ),
  S3_SECRET_ACCESS_KEY: text.meta(meaning('secret of the access key', { isSecret: true })),
  S3_PATH_STYLE: flag.optional().meta(
    meaning('whether the bucket is in the path of URLs and not in the host', {
      otherwise: 'on with `S3_ENDPOINT`',
    }),
  ),
  S3_ENCRYPTION: z
    .enum(['AES256', 'aws:kms'], 'must be AES256 or aws:kms')
    .optional()
    .meta(
      meaning('server-side encryption of objects by the store', {
        otherwise: 'default of the bucket',
      }),
    ),
  TURN_URLS: list.meta(meaning('TURN servers for calls, comma-separated')),
  TURN_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .meta(
      meaning(
        'secret shared with the TURN server; the server derives credentials from it for each call, valid for ten minutes',
        {
          isSecret: true,
        },
      ),
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .meta(
      meaning('mail server', {
        otherwise: 'mails stay in the outbox, readable at `/dev/outbox` in demo mode',
        isSecret: true,
      }),
    ),
  MAIL_FROM: z.string().min(3).optional().meta(meaning('sender of mails')),
  OIDC_ISSUER: httpAddress.meta(
    meaning('issuer of the OpenID Connect provider for sign-in', {
      otherwise: 'a built-in provider in demo mode',
    }),
  ),
  OIDC_CLIENT_ID: text.meta(meaning('client id at that provider; a public client with PKCE')),
  OIDC_NAME: z
    .string()
    .min(1)
    .max(40)
    .default('Google')
    .meta(meaning('name of the provider on the sign-in button')),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be a P-256 public key in base64url')
    .optional()
    .meta(
      meaning('public key for push services; a new pair ends all push subscriptions', {
        otherwise: 'generated once and stored in the database',
      }),
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be a P-256 private key in base64url')
    .optional()
    .meta(meaning('private key for push services', { isSecret: true })),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'must start with mailto: or https://')
    .optional()
    .meta(
      meaning('`mailto:` or `https:` address at which push services reach the operator', {
        otherwise: 'from `PUBLIC_URL` or `MAIL_FROM`',
      }),
    ),
  ADDRESS_SEARCH_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .meta(
      meaning('address search with the OneMap API; only the search text is sent', {
        otherwise: 'a bundled sample',
      }),
    ),
  AI_URL: z
    .string()
    .regex(/^https?:\/\//, 'must start with https://')
    .optional()
    .meta(
      meaning('OpenAI-compatible endpoint that explains reports', {
        otherwise: 'off: explanations follow from rules',
      }),
    ),
  AI_MODEL: text.meta(meaning('model of `AI_URL`')),
  AI_KEY: text.meta(meaning('API key of `AI_URL`', { isSecret: true })),
  // Pictures of lab reports must be encrypted in transit; a connection to this machine does not leave it.
  VISION_URL: z
    .string()
    .regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)([:/]|$))/, 'must start with https://')
    .refine((address) => URL.canParse(address), 'must be an address')
    .optional()
    .meta(
      meaning(
        "OpenAI-compatible endpoint that reads pictures of lab reports, each only with the person's consent",
        { otherwise: 'off: no pictures are sent' },
      ),
    ),
  VISION_MODEL: text.meta(meaning('model of `VISION_URL`')),
  VISION_KEY: text.meta(meaning('API key of `VISION_URL`', { isSecret: true })),
  VISION_NAME: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .meta(meaning('name of that service in the consent', { otherwise: 'host of `VISION_URL`' })),
});

/** The settings as read, under their own names. */
export type Settings = z.infer<typeof environment>;
