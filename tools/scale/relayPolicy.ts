// Checks the policy of the deployed relay: it requires credentials of the server, accepts them for ten minutes, and never
// relays to a private network.
import { iceServers } from '../../packages/server/src/features/telehealth/realtime/iceServers.ts';
import { startRelay } from './coturn.ts';
import { askRelay } from './turnClient.ts';

const [yes, unauthorised, forbidden] = [0, 401, 403];
const quarterHourMs = 900_000;

const peers = {
  '8.8.8.8': yes,
  '10.1.2.3': forbidden,
  '100.64.0.1': forbidden,
  '127.0.0.1': forbidden,
  '169.254.169.254': forbidden,
  '172.20.0.1': forbidden,
  '192.168.1.1': forbidden,
};

/** Sends requests to a relay with the deployed configuration. Prints unexpected responses; returns whether there are none. */
export async function isRelayStrict(): Promise<boolean> {
  const relay = await startRelay({ isLoopbackDenied: true });
  const ask = (secret: string, madeAt: Date, addresses: readonly string[] = []) => {
    const [credentials] = iceServers({ urls: [relay.url], secret }, 'somebody', madeAt);
    if (!credentials) throw new Error('The server created no credentials.');
    return askRelay(relay.port, credentials, addresses);
  };
  try {
    const now = new Date();
    const good = await ask(relay.secret, now, Object.keys(peers));
    const stale = await ask(relay.secret, new Date(now.getTime() - quarterHourMs));
    const foreign = await ask('another secret of some length', now);
    const answers = [
      ['with credentials of the server', good.allocation, yes],
      ['with credentials of a quarter of an hour ago', stale.allocation, unauthorised],
      ['with credentials of another server', foreign.allocation, unauthorised],
      ...Object.entries(peers).map(
        ([peer, code]) => [`to relay to ${peer}`, good.peers[peer], code] as const,
      ),
    ] as const;
    const wrong = answers.filter(([, code, expected]) => code !== expected);
    for (const [what, code, expected] of wrong)
      console.error(`Request ${what}: the relay responded with ${code}; expected ${expected}.`);
    console.log(`Responses of the relay: ${answers.length - wrong.length} as expected, ${wrong.length} not.`);
    return wrong.length === 0;
  } finally {
    await relay.stop();
  }
}
