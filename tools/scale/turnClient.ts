// Minimal TURN client (RFC 8656) over UDP that tests which requests a relay allows.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const magic = 0x2112a442;
const headerBytes = 20;
const integrityBytes = 24;
const requests = { allocate: 0x0003, createPermission: 0x0008 } as const;
const isError = 0x0110;
const attributes = {
  username: 0x0006,
  messageIntegrity: 0x0008,
  errorCode: 0x0009,
  xorPeerAddress: 0x0012,
  realm: 0x0014,
  nonce: 0x0015,
  requestedTransport: 0x0019,
} as const;
const udp = Buffer.from([17, 0, 0, 0]);

type Attribute = readonly [type: number, value: Buffer];

/** Result of a request to a relay: 0 for success, otherwise the error code, such as 401 or 403. */
export type RelayAnswer = number;

interface Answer {
  code: RelayAnswer;
  realm: Buffer;
  nonce: Buffer;
}

function encode([type, value]: Attribute): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc(-value.length & 3)]);
}

function message(type: number, parts: readonly Attribute[], key?: Buffer): Buffer {
  const body = Buffer.concat(parts.map(encode));
  const head = Buffer.alloc(headerBytes);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(body.length + (key ? integrityBytes : 0), 2);
  head.writeUInt32BE(magic, 4);
  randomBytes(12).copy(head, 8);
  const bare = Buffer.concat([head, body]);
  if (!key) return bare;
  const digest = createHmac('sha1', key).update(bare).digest();
  return Buffer.concat([bare, encode([attributes.messageIntegrity, digest])]);
}

function decode(bytes: Buffer): Answer {
  const found = new Map<number, Buffer>();
  for (let at = headerBytes; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt16BE(at + 2);
    found.set(bytes.readUInt16BE(at), bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length + (-length & 3);
  }
  const error = found.get(attributes.errorCode);
  const hasFailed = (bytes.readUInt16BE(0) & isError) === isError;
  return {
    code: hasFailed ? (error?.[2] ?? 0) * 100 + (error?.[3] ?? 0) : 0,
    realm: found.get(attributes.realm) ?? Buffer.alloc(0),
    nonce: found.get(attributes.nonce) ?? Buffer.alloc(0),
  };
}

/** Encodes an IPv4 address and a port as the value of `XOR-PEER-ADDRESS`. */
function peerAddress(address: string, port = 9): Buffer {
  const value = Buffer.alloc(8);
  value[1] = 1;
  value.writeUInt16BE(port ^ (magic >>> 16), 2);
  Buffer.from(address.split('.').map(Number)).copy(value, 4);
  value.writeUInt32BE((value.readUInt32BE(4) ^ magic) >>> 0, 4);
  return value;
}

/**
 * Requests an allocation from a relay and, if successful, a permission for each peer address. Returns the results of the
 * allocation and of the permissions by address.
 * @throws Error when the relay does not respond within two seconds.
 */
export async function askRelay(
  port: number,
  { username, credential }: { username: string; credential: string },
  peers: readonly string[] = [],
): Promise<{ allocation: RelayAnswer; peers: Record<string, RelayAnswer> }> {
  const socket = createSocket('udp4');
  const ask = async (request: Buffer) => {
    socket.send(request, port, '127.0.0.1');
    const [bytes] = await once(socket, 'message', { signal: AbortSignal.timeout(2000) });
    return decode(bytes);
  };
  const transport: Attribute = [attributes.requestedTransport, udp];
  try {
    const { realm, nonce } = await ask(message(requests.allocate, [transport]));
    const key = createHash('md5').update(`${username}:${realm}:${credential}`).digest();
    const proof: Attribute[] = [
      [attributes.username, Buffer.from(username)],
      [attributes.realm, realm],
      [attributes.nonce, nonce],
    ];
    const { code: allocation } = await ask(message(requests.allocate, [transport, ...proof], key));
    const answers: Record<string, RelayAnswer> = {};
    for (const peer of allocation === 0 ? peers : []) {
      const address: Attribute = [attributes.xorPeerAddress, peerAddress(peer)];
      answers[peer] = (await ask(message(requests.createPermission, [address, ...proof], key))).code;
    }
    return { allocation, peers: answers };
  } finally {
    socket.close();
  }
}
