import { StartError } from '../errors/exitCodes.ts';

/** A member of an archive. */
export interface TarEntry {
  name: string;
  content: Buffer;
}

const blockBytes = 512;
const longestName = 100;
/** Upper limit for the size of a member; backups write smaller ones. */
const maxMemberBytes = 256 * 1024 * 1024;
const checksumAt = 148;

/** The two empty blocks at the end of an archive. */
export const endOfTar: Buffer = Buffer.alloc(2 * blockBytes);

/** Returns one member in the ustar format. */
export function tarEntry({ name, content }: TarEntry): Buffer {
  if (name.length > longestName) throw new Error('The name of a member is too long');
  const header = Buffer.alloc(blockBytes);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(`${octal(0o600, 8)}${octal(0, 8)}${octal(0, 8)}`, longestName);
  header.write(`${octal(content.length, 12)}${octal(0, 12)}`, 124);
  header.write('        0', checksumAt);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(octal(checksumOf(header), 7), checksumAt);
  const padding = Buffer.alloc((blockBytes - (content.length % blockBytes)) % blockBytes);
  return Buffer.concat([header, content, padding]);
}

/**
 * Reads the members of an archive one by one. Throws a {@link StartError} for an archive that is invalid or
 * truncated.
 */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = reader(chunks);
  for (;;) {
    const header = await take(blockBytes);
    if (header.every((byte) => byte === 0)) return;
    const text = (from: number, length: number) =>
      header.toString('latin1', from, from + length).split('\0')[0] ?? '';
    const size = Number.parseInt(text(124, 12), 8);
    if (Number.parseInt(text(checksumAt, 8), 8) !== checksumOf(header)) throw damagedArchive();
    if (!(size >= 0 && size <= maxMemberBytes)) throw damagedArchive();
    const padded = await take(Math.ceil(size / blockBytes) * blockBytes);
    yield { name: text(0, longestName), content: padded.subarray(0, size) };
  }
}

/** Returns the error for a damaged archive. */
export function damagedArchive(): StartError {
  return new StartError('refused', 'The file is damaged or is not a Vitalane backup. Nothing was restored.');
}

/** Returns the checksum of a header. The checksum field counts as spaces. */
function checksumOf(header: Buffer): number {
  const copy = Buffer.from(header);
  copy.fill(' ', checksumAt, checksumAt + 8);
  return copy.reduce((sum, byte) => sum + byte, 0);
}

function reader(chunks: AsyncIterable<Buffer>): (bytes: number) => Promise<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
  let rest: Buffer[] = [];
  let length = 0;
  return async (bytes) => {
    while (length < bytes) {
      const { value, done } = await iterator.next();
      if (done) throw damagedArchive();
      rest.push(value);
      length += value.length;
    }
    const all = Buffer.concat(rest);
    rest = [all.subarray(bytes)];
    length -= bytes;
    return all.subarray(0, bytes);
  };
}
