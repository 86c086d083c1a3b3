// Fault: the disk of the file store is full for a while.
import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTypes } from '../../../../packages/server/src/lists/choices.ts';
import { figuresOf } from '../../../trust/figures.ts';
import { call, listAll, signIn, signUp } from '../../../trust/people.ts';
import type { Fault } from '../installation.ts';
import { insist } from '../people/crowd.ts';

const entry = { date: '2016-01-01', time: '08:00', valueFrom: 60 };
const reportBytes = 200_000;

export const diskFull: Fault = {
  name: 'the disk of the file store full',
  happen: async ({ first: { url }, smallDisk }) => {
    if (!smallDisk) {
      console.log('A small disk cannot be mounted here: a full disk was not tested.');
      return [];
    }
    const token = await insist(async () => signIn(url, await signUp(url, 'chaos-disk')));
    const filler = join(smallDisk, 'filler');
    fill(smallDisk, filler);
    const refused = await upload(url, token);
    const other = await insist(() =>
      call(url, '/diary-histories/weight', { method: 'POST', token, body: entry }),
    );
    const listed = await insist(() => listAll(url, '/documents', token));
    rmSync(filler);
    const again = await upload(url, token);
    const { body } = await insist(() => call(url, `/files/${again.body.file}`, { token }));
    const { exactly, atLeast } = figuresOf(diskFull.name);
    return [
      atLeast('answer to an upload', refused.status, 500),
      exactly('answer to an entry without a file', other.status, 201),
      exactly('documents that are listed without their file', listed.length, 0),
      exactly('answer to an upload when there is room again', again.status, 201),
      exactly(
        'bytes of it that are missing',
        report.length - Buffer.from(String(body.base64), 'base64').length,
        0,
      ),
    ];
  },
};

const report = Buffer.from(
  `%PDF-1.4\n% ${randomBytes(reportBytes).toString('base64')}\ntrailer\n<<>>\n%%EOF\n`,
);

function fill(disk: string, filler: string): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
}

async function upload(url: string, token: string) {
  const body = new FormData();
  body.set('document_file', new Blob([report], { type: 'application/pdf' }), 'report.pdf');
  body.set('document_type', documentTypes[0]?.uuid ?? '');
  return await insist(() => call(url, '/documents', { method: 'POST', token, body }));
}
