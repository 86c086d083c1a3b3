// `pnpm dev`: runs the server with restart on change, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const children = [
  spawn(process.execPath, ['--watch', 'packages/server/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn('vite', [], { cwd: join(root, 'packages/app'), stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
