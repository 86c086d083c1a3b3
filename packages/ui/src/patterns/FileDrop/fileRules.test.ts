import { expect, test } from 'vitest';
import { formatFileSize, refusalOf } from './fileRules.ts';

const rules = {
  kinds: [
    { type: 'application/pdf', label: 'PDF' },
    { type: 'image/jpeg', label: 'JPEG' },
    { type: 'image/png', label: 'PNG' },
  ],
  maxSizeBytes: 10_000_000,
};

test('rejects a file with the reason and the accepted types', () => {
  expect(refusalOf({ name: 'scan.pdf', type: 'application/pdf', size: 10_000_000 }, rules)).toBeUndefined();
  expect(refusalOf({ name: 'scan.bmp', type: 'image/bmp', size: 1 }, rules)).toBe(
    'scan.bmp cannot be used. Choose a PDF, JPEG or PNG file.',
  );
  expect(refusalOf({ name: 'scan.pdf', type: 'application/pdf', size: 12_345_678 }, rules)).toBe(
    'scan.pdf has 12.3 MB. Choose a file up to 10 MB.',
  );
  expect(refusalOf({ name: 'scan.png', type: 'image/png', size: 0 }, rules)).toBe(
    'scan.png is empty. Choose another file.',
  );
});

test.each(['image/heic', 'image/heif', ''])('rejects an iPhone picture with instructions (%s)', (type) => {
  expect(refusalOf({ name: 'IMG_0042.HEIC', type, size: 1 }, rules)).toBe(
    'IMG_0042.HEIC is a HEIC picture. Choose a JPEG: on an iPhone, set Settings, Camera, Formats to Most Compatible.',
  );
});

test('formats sizes in kB and MB', () => {
  expect(formatFileSize(1)).toBe('1 kB');
  expect(formatFileSize(839_500)).toBe('840 kB');
  expect(formatFileSize(2_440_000)).toBe('2.4 MB');
});
