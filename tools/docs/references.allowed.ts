/** Reference of a page to something outside the repository. */
export interface AllowedReference {
  readonly path: string;
  readonly references: readonly string[];
  readonly why: string;
}

/** Allowed references. Unused entries fail the check. */
export const ALLOWED_REFERENCES: readonly AllowedReference[] = [
  {
    path: 'docs/adr/0023-first-visit.md',
    references: ['createBrowserRouter', 'errorElement'],
    why: 'Names of React Router that the product does not use: an alternative.',
  },
  {
    path: 'docs/adr/0027-time.md',
    references: ['@js-temporal/polyfill'],
    why: 'A package that was measured and not taken.',
  },
  {
    path: 'docs/adr/0028-openid-connect-client.md',
    references: ['UserManager'],
    why: 'A class of a library that was measured and not taken.',
  },
  {
    path: 'docs/chromium-rollback.md',
    references: ['iceRestart'],
    why: 'An option of the browser that was tried.',
  },
  {
    path: 'docs/hardening.md',
    references: ['NoNewPrivileges', 'ProtectSystem=strict', 'ReadWritePaths='],
    why: 'Options of systemd.',
  },
  {
    path: 'packages/server/data/README.md',
    references: ['medications/amlodipine-5-mg-tablet', 'brands/<brand>'],
    why: 'Names from which the UUIDs of entries are derived.',
  },
];
