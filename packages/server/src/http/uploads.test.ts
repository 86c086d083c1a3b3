import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createUploadFolder, safeFilename } from './uploads.ts';

describe('an uploaded file', () => {
  it('is in a folder of its request until that is removed', async () => {
    const folder = await createUploadFolder();
    const details = { filename: 'lab.pdf', mediaType: 'application/pdf' };
    const file = await folder.receive(Readable.from([Buffer.from('one'), Buffer.from('two')]), details);
    expect(readFileSync(file.path, 'utf8')).toBe('onetwo');
    expect(file.bytes).toBe(6);
    await folder.remove();
    await folder.remove();
    expect(existsSync(dirname(file.path))).toBe(false);
  });

  it('equals the file of a repeated request', async () => {
    const folder = await createUploadFolder();
    const send = (content: string) =>
      folder.receive(Readable.from([Buffer.from(content)]), {
        filename: 'a.pdf',
        mediaType: 'application/pdf',
      });
    const [file, again, other] = [await send('same'), await send('same'), await send('else')];
    expect(JSON.stringify(again)).toBe(JSON.stringify(file));
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(file));
    await folder.remove();
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\lab report.pdf', 'lab report.pdf'],
    ['evil\u202Efdp.exe', 'evilfdp.exe'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['\uD800half.pdf', '\uFFFDhalf.pdf'],
    ['', 'file'],
    ['/', 'file'],
  ])('named %j gets the name %j', (name, safe) => {
    expect(safeFilename(name)).toBe(safe);
  });

  it('keeps the extension of a very long name', () => {
    expect(safeFilename(`${'a'.repeat(500)}.pdf`)).toMatch(/^a{196}\.pdf$/);
  });
});
