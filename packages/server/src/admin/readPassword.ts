import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Reads a password from the terminal without echo, or from the first line of piped input. Never from an
 * argument.
 */
export async function readPassword(prompt: string): Promise<string> {
  if (stdin.isTTY) stdout.write(prompt);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stdout.write('\n');
  }
}
