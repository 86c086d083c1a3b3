// Mutations of a request. Each draws from the seeded generator, so that a number always identifies the same request.
import { plant } from '../planted.ts';
import type { Random } from '../random.ts';
import * as odd from './oddities.ts';
import { boundary, type Call } from './wellMeant.ts';
import type { WireRequest } from './wire.ts';

/** Mutates a request in place. */
type Mutation = (request: WireRequest, random: Random, call: Call) => void;

const oversizedBytes = 1_100_000;
const longText = 'x'.repeat(70_000);

function setHeader(request: WireRequest, name: string, value: string): void {
  request.headers = [...request.headers.filter(([other]) => other !== name), [name, value]];
}

function isJson({ headers }: WireRequest): boolean {
  return headers.some(([name, value]) => name === 'content-type' && value === 'application/json');
}

/** Returns the members of a JSON object as texts. */
function membersOf({ body }: WireRequest): [name: string, json: string][] {
  const value: unknown = JSON.parse(body.toString() || '{}');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, item]) => [JSON.stringify(name), JSON.stringify(item)]);
}

/** Replaces the members of the object; they need not be JSON. */
function putMembers(request: WireRequest, members: readonly (readonly [string, string])[]): void {
  request.body = Buffer.from(`{${members.map(([name, json]) => `${name}:${json}`).join(',')}}`);
}

const inJson: Record<string, Mutation> = {
  'a member of another kind': (request, random, { members }) => {
    const own = membersOf(request);
    const name = random.pick([
      ...members.map((member) => JSON.stringify(member)),
      ...own.map(([member]) => member),
      '"a"',
    ]);
    putMembers(request, [...own.filter(([other]) => other !== name), [name, random.pick(odd.oddValues)]]);
  },
  'every member of another kind': (request, random, { members }) =>
    putMembers(
      request,
      members.map((name) => [JSON.stringify(name), random.pick(odd.oddValues)]),
    ),
  'a member missing': (request, random) => {
    const own = membersOf(request);
    const removedIndex = random.below(own.length + 1);
    putMembers(
      request,
      own.filter((_member, index) => index !== removedIndex),
    );
  },
  'a member twice': (request, random) => {
    const own = membersOf(request);
    const [name] = random.pick([...own, ['"a"', '1'] as const]);
    putMembers(request, [...own, [name, random.pick(odd.oddValues)]]);
  },
  'a member of the language': (request, random) => {
    const text = request.body.toString().replace(/\}$/, '');
    const separator = text.length > 1 ? ',' : '';
    request.body = Buffer.from(`${text || '{'}${separator}${random.pick(odd.oddMembers)}}`);
  },
  'a value nested deeply': (request, random, { members }) => {
    const depth = random.pick([10, 65, 1000, 10_000]);
    const [open, close] = random.pick([
      ['[', ']'],
      ['{"a":', '}'],
    ] as const);
    const name = JSON.stringify(random.pick([...members, 'a']));
    putMembers(request, [...membersOf(request), [name, `${open.repeat(depth)}1${close.repeat(depth)}`]]);
  },
  'a long text': (request, random, { members }) =>
    putMembers(request, [
      ...membersOf(request),
      [JSON.stringify(random.pick([...members, 'a'])), `"${longText}"`],
    ]),
  'a long list': (request, random, { members }) => {
    const list = `[${Array(random.pick([201, 5000, 50_000]))
      .fill(random.pick(odd.oddValues))
      .join(',')}]`;
    putMembers(request, [...membersOf(request), [JSON.stringify(random.pick([...members, 'a'])), list]]);
  },
};

const inBodies: Record<string, Mutation> = {
  'another document': (request, random) => {
    request.body = Buffer.from(random.pick(odd.oddDocuments));
  },
  'a document that is cut short': (request, random) => {
    request.body = request.body.subarray(0, random.below(request.body.length + 1));
  },
  'a byte that is another': (request, random) => {
    const copy = Buffer.from(request.body);
    if (copy.length > 0) copy[random.below(copy.length)] = random.below(256);
    request.body = copy;
  },
  'too many bytes': (request, random) => {
    if (random.chance(0.9)) return;
    request.body = Buffer.alloc(oversizedBytes, random.pick(['a', ' ', '[', '&']));
  },
  'no bytes': (request) => {
    request.body = Buffer.alloc(0);
  },
  'bytes where none belong': (request, random) => {
    request.body = Buffer.from(random.pick(odd.oddDocuments));
    setHeader(request, 'content-type', random.pick(['application/json', ...odd.oddMediaTypes]));
  },
  'another media type': (request, random) =>
    setHeader(request, 'content-type', random.pick(odd.oddMediaTypes)),
  'two media types': (request, random) =>
    request.headers.push(['content-type', random.pick(odd.oddMediaTypes)]),
  'no media type': (request) => {
    request.headers = request.headers.filter(([name]) => name !== 'content-type');
  },
  'more announced than sent': (request, random) => {
    setHeader(request, 'content-length', String(request.body.length + 1 + random.below(1000)));
    request.isCut = true;
  },
  'less announced than sent': (request, random) =>
    setHeader(request, 'content-length', String(random.below(request.body.length + 1))),
  'odd parts': (request, random, { members }) => {
    const part = () => {
      const head = random.chance(0.3)
        ? `content-disposition: form-data; name="${random.pick([...members, 'a'])}"; filename="a.png"`
        : random.pick(odd.oddPartHeads);
      const content = random.pick([
        '',
        '\x89PNG\r\n\x1a\n',
        '%PDF-1.4',
        '\xff\xd8\xff\xe0',
        'RIFF\0\0\0\0WEBP',
        longText,
        '\0',
      ]);
      return `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
    };
    const end = random.pick([`--${boundary}--\r\n`, `--${boundary}--`, '', `--${boundary}`, '--']);
    const text = Array.from({ length: random.pick([1, 2, 3, 12, 600]) }, part).join('') + end;
    request.body = Buffer.from(random.chance(0.1) ? text.replaceAll('\r\n', '\n') : text, 'latin1');
    setHeader(request, 'content-type', `multipart/form-data; boundary=${boundary}`);
  },
  'odd pairs': (request, random, { members }) => {
    const name = () =>
      `${random.pick([...members, 'a'])}${random.pick(['', '[]', '[0]', '[999999]', '[a][b]', '[__proto__]', '%00', '['])}`;
    const pair = () =>
      `${name()}=${random.pick(['', '%', '%ff', '%00', '%ed%a0%80', '1', '1e999', '+', encodeURIComponent(random.pick(odd.oddValues))])}`;
    request.body = Buffer.from(Array.from({ length: random.pick([1, 3, 20, 1200]) }, pair).join('&'));
    setHeader(request, 'content-type', 'application/x-www-form-urlencoded');
  },
};

const inAddresses: Record<string, Mutation> = {
  'another segment': (request, random) => {
    const [path = '', query] = request.target.split('?');
    const segments = path.split('/');
    segments[2 + random.below(Math.max(1, segments.length - 2))] = random.pick(odd.oddSegments);
    request.target = `${segments.join('/')}${query === undefined ? '' : `?${query}`}`;
  },
  'a segment more': (request, random) => {
    request.target = request.target.replace(/(?=\?|$)/, `/${random.pick(odd.oddSegments)}`);
  },
  'another query': (request, random) => {
    request.target = `${request.target.split('?')[0]}?${random.pick(odd.oddQueries)}`;
  },
  'a query more': (request, random) => {
    request.target += `${request.target.includes('?') ? '&' : '?'}${random.pick(odd.oddQueries)}`;
  },
  'its own parameters, oddly': (request, random, { queries }) => {
    const pairs = queries.map(
      ([name]) =>
        `${name}${random.pick(['', '', '[]', '[a]'])}=${encodeURIComponent(random.pick(odd.oddValues)).slice(0, 3000)}`,
    );
    request.target = `${request.target.split('?')[0]}?${pairs.join('&')}`;
  },
  'a canary': (request) => {
    const canary = plant('text', 'numbat-in-the-query');
    request.target += `${request.target.includes('?') ? '&' : '?'}password=${canary}&token=${canary}`;
  },
};

const inHeads: Record<string, Mutation> = {
  'another method': (request, random) => {
    request.method = random.pick(odd.oddMethods);
  },
  'another header': (request, random) => setHeader(request, ...random.pick(odd.oddHeaders)),
  'a header more': (request, random) => request.headers.push(random.pick(odd.oddHeaders)),
  'a header without a name or with a strange one': (request, random) =>
    request.headers.push([
      random.pick(['', ' ', 'a b', '__proto__', 'constructor', '\xff', 'x\0', '(x)']),
      'y',
    ]),
  'no authorization': (request) => {
    request.headers = request.headers.filter(([name]) => name !== 'authorization');
  },
};

const raw: Mutation = (request, random) => {
  const { text, isCut = false } = random.pick(odd.rawRequests);
  request.raw = Buffer.from(text, 'latin1');
  request.isCut = isCut;
};

/** Applies one to three mutations; returns their names. */
export function mutate(request: WireRequest, random: Random, call: Call): string[] {
  if (random.chance(0.04)) {
    raw(request, random, call);
    return ['raw bytes'];
  }
  return Array.from({ length: 1 + random.below(3) }, () => {
    const canBeObject = isJson(request) && request.body.toString().startsWith('{');
    const places =
      call.bodies.length > 0
        ? [inBodies, inBodies, inAddresses, inHeads]
        : [inBodies, inAddresses, inAddresses, inHeads];
    const place = canBeObject && random.chance(0.6) ? inJson : random.pick(places);
    const [name, mutation] = random.pick(Object.entries(place));
    try {
      mutation(request, random, call);
    } catch (error) {
      // The result of an earlier mutation is no longer JSON, or too deep: it is malformed enough.
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    }
    return name;
  });
}
