// Mixed writes: all entries that a patient creates in a day, each with a unique body.
import { documentTypes } from '../../../packages/server/src/lists/choices.ts';
import { plant } from '../planted.ts';

/** Entities that the bodies of a writer refer to. */
export interface References {
  addressUuid: string;
  medicineUuids: readonly string[];
  /** Entry of the catalogue that can be ordered. */
  medicine: { name: string; medicationUuid: string };
}

/** Kind of entity that is created once per intent and listed at the same path. */
export interface Kind {
  path: string;
  /** Relative frequency of writes. */
  weight: number;
  /** Maximum per account: files are limited. */
  most?: number;
  isDeletable: boolean;
  /** Returns the n-th body. */
  body(n: number, references: References): object;
}

const firstMinute = Date.UTC(2016, 0, 1);
const declarations = { first: true, second: true, third: true, fourth: true };

/** Returns a unique time for every n. */
function moment(n: number): { date: string; time: string } {
  const iso = new Date(firstMinute + n * 60_000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

function pdf(n: number): File {
  const text = `%PDF-1.4\n1 0 obj\n<< /Ledger ${n} >>\nendobj\ntrailer\n<<>>\n%%EOF\n`;
  return new File([text], 'report.pdf', { type: 'application/pdf' });
}

function document(n: number): FormData {
  const form = new FormData();
  form.append('document_type', documentTypes[0]?.uuid ?? '');
  form.append('name', plant('text', `Ledger document ${n}`));
  form.append('document_file', pdf(n));
  return form;
}

/** Overrides the warning that several entries of one medicine exceed its highest daily dose. */
const warningReason = plant('text', 'Ledger reason');

/** Purchased quantity of a medicine, in tablets. */
export const boughtQuantity = 30;

/** All kinds. */
export const kinds: readonly Kind[] = [
  {
    path: '/diary-histories/blood-pressure',
    weight: 6,
    isDeletable: true,
    body: (n) => ({ ...moment(n), valueFrom: 110 + (n % 60), valueTo: 60 + (n % 40) }),
  },
  {
    path: '/diary-histories/sugar',
    weight: 3,
    isDeletable: true,
    body: (n) => ({ ...moment(n), valueFrom: 4 + (n % 60) / 10 }),
  },
  {
    path: '/diary-histories/weight',
    weight: 3,
    isDeletable: true,
    body: (n) => ({ ...moment(n), valueFrom: 50 + (n % 400) / 10 }),
  },
  {
    path: '/diary-histories/exercise',
    weight: 2,
    isDeletable: true,
    body: (n) => ({ ...moment(n), valueFrom: 10 + (n % 90) }),
  },
  {
    path: '/diagnoses',
    weight: 2,
    isDeletable: true,
    body: (n) => ({ name: plant('text', `Ledger diagnosis ${n}`) }),
  },
  {
    path: '/addresses',
    weight: 1,
    isDeletable: false,
    body: (n) => ({ address: plant('text', `${n} Ledger Road`), postalCode: '018961' }),
  },
  {
    path: '/users/medications',
    weight: 1,
    isDeletable: false,
    body: (n, { medicine }) => ({
      ...medicine,
      indication: plant('text', `Ledger medicine ${n}`),
      route: 'Oral',
      unit: 'tablet',
      dose: 1,
      quantity: boughtQuantity,
      frequency: 'Once daily',
      warningReason,
    }),
  },
  {
    path: '/orders',
    weight: 4,
    isDeletable: false,
    body: (n, { addressUuid, medicineUuids }) => ({
      is_repeat_medication: false,
      addressUuid,
      medications: medicineUuids.map((uuid) => ({ uuid, quantity: 1 + (n % 90), warningReason })),
      ...declarations,
    }),
  },
  {
    path: '/documents',
    weight: 1,
    most: 120,
    isDeletable: true,
    body: (n) => document(n),
  },
];
