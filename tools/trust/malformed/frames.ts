// Frames that no socket client sends: invalid protocol frames, and meaningless events.
import { waitGuardMs } from '../../hangGuard.ts';
import { type Account, signIn } from '../people.ts';
import { Random } from '../random.ts';
import { oddValues } from './oddities.ts';

const framesPerSocket = 40;

const events = [
  'user:call',
  'call:accepted',
  'peer:nego:needed',
  'peer:nego:done',
  'ice:candidate',
  'end:call',
  'call:measured',
  'guest:admit',
  'room:join',
  'connect',
  'disconnect',
  'disconnecting',
  'error',
  'newListener',
  '__proto__',
  'constructor',
  '',
];

/** Text frames, including those of `connect` and of binary attachments. */
const rawFrames: readonly string[] = [
  '',
  '4',
  '2probe',
  '3',
  '5',
  '6',
  '9',
  '40',
  '40{',
  '40/admin,',
  '40/admin,{"token":"x"}',
  '41',
  '42',
  '42[]',
  '42{}',
  '42"x"',
  '42[1]',
  '42[null]',
  '42[{"a":1}]',
  '4299999999999999999999["end:call"]',
  '43[]',
  '431[]',
  '44"x"',
  '451-["end:call",{"_placeholder":true,"num":0}]',
  '45999999-["end:call",{"_placeholder":true,"num":0}]',
  '451-["end:call",{"_placeholder":true,"num":-1}]',
  '451-["end:call",{"_placeholder":true,"num":"__proto__"}]',
  '45-1-["end:call"]',
  '461-1["x",{"_placeholder":true,"num":0}]',
  '49[]',
  '\0\0\0',
  `42["user:call",${'['.repeat(5000)}${']'.repeat(5000)}]`,
  `42["${'e'.repeat(5000)}"]`,
];

const membersOf = new Map<string, readonly string[]>(
  Object.entries({
    'user:call': ['to', 'offer'],
    'call:accepted': ['to', 'ans'],
    'peer:nego:needed': ['to', 'offer'],
    'peer:nego:done': ['to', 'ans'],
    'ice:candidate': ['to', 'candidate'],
    'call:measured': ['kind', 'seconds', 'path'],
  }),
);

function frame(random: Random): string | Uint8Array<ArrayBuffer> {
  const dice = random.below(10);
  if (dice < 3) return random.pick(rawFrames);
  if (dice === 3) return new Uint8Array(random.pick([0, 1, 64, 5000])).fill(random.below(256));
  const name = random.pick(events);
  const members = (membersOf.get(name) ?? ['to']).map((member) => `"${member}":${random.pick(oddValues)}`);
  const payload = random.chance(0.6) ? `{${members.join(',')}}` : random.pick(oddValues);
  const more = random.chance(0.2) ? `,${random.pick(oddValues)}` : '';
  return `42${random.chance(0.2) ? random.below(1000) : ''}[${JSON.stringify(name)},${payload}${more}]`;
}

/** Sends `count` frames, forty per connection. Returns the number sent and whether a valid socket is greeted afterwards. */
export async function sendFrames(
  url: string,
  { seed, count, account }: { seed: number; count: number; account: Account },
): Promise<{ sent: number; isGreeted: boolean }> {
  const token = await signIn(url, account);
  let sent = 0;
  for (let n = 0; sent < count; n += 1) sent += await sendOnOneSocket(url, token, new Random(seed + n));
  return { sent, isGreeted: await isGreeted(url, await signIn(url, account)) };
}

function open(url: string): WebSocket {
  return new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
}

function sendOnOneSocket(url: string, token: string, random: Random): Promise<number> {
  return new Promise((resolve) => {
    const socket = open(url);
    let sent = 0;
    const auth = random.chance(0.7)
      ? JSON.stringify({ token })
      : `{"token":${random.pick(oddValues)},"roomId":${random.pick(oddValues)}}`;
    socket.addEventListener('open', () => {
      socket.send(`40${auth}`);
      // Sends after the response to the greeting, or before it when the server is slow.
      setTimeout(() => {
        for (; sent < framesPerSocket && socket.readyState === WebSocket.OPEN; sent += 1)
          socket.send(frame(random));
        setTimeout(() => socket.close(), 20);
      }, 40);
    });
    socket.addEventListener('error', () => undefined);
    // A server may close the connection early.
    socket.addEventListener('close', () => resolve(Math.max(sent, 1)));
  });
}

function isGreeted(url: string, token: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = open(url);
    const end = (isHeard: boolean) => {
      clearTimeout(timer);
      socket.close();
      resolve(isHeard);
    };
    const timer = setTimeout(() => end(false), waitGuardMs);
    socket.addEventListener('open', () => socket.send(`40${JSON.stringify({ token })}`));
    socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('40')) end(true);
      if (String(data).startsWith('44')) end(false);
    });
    socket.addEventListener('error', () => end(false));
  });
}
