import sharp from 'sharp';
import { expect, it } from 'vitest';
import { UploadedFile } from '../../http/uploads.ts';
import { createDocumentReader } from './documentReader.ts';
import type { Ocr } from './ocr.ts';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } }).png();
const file = (bytes: number) =>
  new UploadedFile({
    read: () => picture.toBuffer(),
    filename: 'photo.png',
    mediaType: 'image/png',
    bytes,
    sha256: '',
  });
const today = '2026-01-01';

/** Creates an OCR that reads nothing until it is released. */
function slowOcr() {
  const waiting: (() => void)[] = [];
  const ocr: Ocr = {
    read: () => new Promise((resolve) => waiting.push(() => resolve({ readings: [[], []], picture: null }))),
    close: async () => undefined,
  };
  return { ocr, waiting };
}

it('reads one report, queues one, and refuses a third', async () => {
  const { ocr, waiting } = slowOcr();
  const reader = createDocumentReader(ocr);
  const first = reader.analyse([file(100)], today);
  const second = reader.analyse([file(100)], today);
  await expect(reader.analyse([file(100)], today)).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 30,
  });
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  await expect(first).resolves.toMatchObject({ unreadPages: [1] });
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  await expect(second).resolves.toMatchObject({ unreadPages: [1] });
});

it('accepts at most 20 MiB at a time', async () => {
  const reader = createDocumentReader(slowOcr().ocr);
  const large = file(11 * 1024 * 1024);
  await expect(reader.analyse([large, large], today)).rejects.toMatchObject({ code: 'too_large' });
});

it('continues after a picture that cannot be read', async () => {
  const ocr: Ocr = { read: () => Promise.reject(new Error('no')), close: async () => undefined };
  const reader = createDocumentReader(ocr);
  await expect(reader.analyse([file(100)], today)).resolves.toMatchObject({ unreadPages: [1] });
  await expect(reader.analyse([file(100)], today)).resolves.toMatchObject({ unreadPages: [1] });
});
