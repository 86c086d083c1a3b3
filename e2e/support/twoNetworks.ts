import { execFileSync } from 'node:child_process';

const ip = (...command: string[]) => execFileSync('ip', command, { stdio: ['ignore', 'pipe', 'pipe'] });

/** Address of the server, which is reached over either network. */
const serverAddress = '10.77.0.1';
const networks = [1, 2].map((number) => ({
  link: `vita${number}`,
  peer: `vita${number}p`,
  near: `10.77.${number}.1`,
  far: `10.77.${number}.2`,
}));

/** A device that reaches this machine over two networks, such as Wi-Fi and mobile data. */
export interface TwoNetworks {
  namespace: string;
  serverAddress: string;
  /** Cuts the first network off, as leaving the house does. */
  leaveFirst: () => void;
  remove: () => void;
}

/** Whether this machine can create networks of its own: Linux, as root, with `ip`. */
export function canCreateNetworks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    ip('netns', 'list');
    return true;
  } catch {
    return false;
  }
}

/** Creates a network namespace with two links to this machine. The caller removes it. */
export function createTwoNetworks(): TwoNetworks {
  const namespace = `vitalane-${process.pid}`;
  const inside = (...command: string[]) => ip('-n', namespace, ...command);
  ip('netns', 'add', namespace);
  inside('link', 'set', 'lo', 'up');
  ip('address', 'add', `${serverAddress}/32`, 'dev', 'lo');
  for (const [index, { link, peer, near, far }] of networks.entries()) {
    ip('link', 'add', link, 'type', 'veth', 'peer', 'name', peer);
    ip('link', 'set', peer, 'netns', namespace);
    ip('address', 'add', `${near}/24`, 'dev', link);
    ip('link', 'set', link, 'up');
    inside('address', 'add', `${far}/24`, 'dev', peer);
    inside('link', 'set', peer, 'up');
    inside('route', 'add', 'default', 'via', near, 'metric', String(10 + index));
  }
  const [first] = networks;
  return {
    namespace,
    serverAddress,
    leaveFirst: () => first && inside('link', 'set', first.peer, 'down'),
    remove() {
      // The links would go with the namespace, but only later.
      for (const { link } of networks) ip('link', 'delete', link);
      ip('netns', 'delete', namespace);
      ip('address', 'delete', `${serverAddress}/32`, 'dev', 'lo');
    },
  };
}
