import type { StoredDocument } from './ReportListScreen.types.ts';

export const documents: readonly StoredDocument[] = [
  {
    uuid: 'd1',
    name: 'Blood test December.pdf',
    typeName: 'Lab report',
    contentType: 'application/pdf',
    sizeBytes: 842_000,
    addedOn: '2025-12-21',
  },
  {
    uuid: 'd2',
    name: 'National-University-Hospital_discharge-letter_2025-06-11_final-signed.jpg',
    typeName: 'Letter',
    contentType: 'image/jpeg',
    sizeBytes: 2_310_000,
    addedOn: '2025-06-14',
  },
];

export const types = [
  { value: 't1', label: 'Lab report' },
  { value: 't2', label: 'Letter' },
];
