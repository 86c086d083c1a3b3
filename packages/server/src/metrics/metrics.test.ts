import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../test/helpers/multipart.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { createSockets } from '../../test/helpers/sockets.ts';
import { consultation } from '../db/schema.ts';
import { counted } from '../jobs/counted.ts';
import { documentTypes } from '../lists/choices.ts';

const deployed = (path: string) =>
  readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome();
});
afterAll(() => server.close());

const figures = async () => (await server.app.inject('/metrics')).body;

/** Returns the value of a metric, such as `queue_patients_waiting` or `file_bytes_total{direction="read"}`. */
async function figure(line: string): Promise<number | undefined> {
  const found = (await figures()).split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
}

function addDocument(key: string) {
  const { payload, headers } = multipart([
    ['document_file', { content: pdf, filename: 'Report.pdf', mediaType: 'application/pdf' }],
    ['document_type', documentTypes[0]?.uuid ?? ''],
  ]);
  return server.app.inject({
    method: 'POST',
    url: '/api/documents',
    headers: { ...headers, authorization: `Bearer ${patient.token}`, 'idempotency-key': key },
    payload,
  });
}

const seen = 'http_request_duration_seconds_count';

describe('the metrics', () => {
  it('count requests by operation and class of status', async () => {
    await patient.call('GET', `/documents/${randomUUID()}`);
    await server.app.inject('/health/live');
    await server.app.inject('/somewhere/else');
    expect(await figure(`${seen}{operation="getDocument",status="4xx"}`)).toBe(1);
    expect(await figure(`${seen}{operation="/health/live",status="2xx"}`)).toBe(1);
    expect(await figure(`${seen}{operation="app",status="4xx"}`)).toBe(1);
  });

  it('count each repeated request, and the bytes of files read and written', async () => {
    const key = randomUUID();
    const { file } = (await addDocument(key)).json();
    expect(await figure('http_idempotent_replays_total')).toBe(0);
    expect((await addDocument(key)).json().file).toBe(file);
    expect(await figure('http_idempotent_replays_total')).toBe(1);
    await patient.call('GET', `/files/${file}`);
    await patient.call('GET', `/files/${file}`);
    expect(await figure('file_bytes_total{direction="stored"}')).toBe(pdf.length);
    expect(await figure('file_bytes_total{direction="read"}')).toBe(2 * pdf.length);
  });

  it('report waiting patients and open calls', async () => {
    const place = () => ({ id: randomUUID(), room: randomUUID(), checkedInAt: server.clock.now() });
    const [one, two, three] = [await server.addPerson(), await server.addPerson(), await server.addPerson()];
    await server.db.insert(consultation).values([
      { ...place(), ownerId: one.id, status: 'waiting' },
      { ...place(), ownerId: two.id, status: 'waiting' },
      { ...place(), ownerId: three.id, status: 'in_call' },
    ]);
    expect(await figure('queue_patients_waiting')).toBe(2);
    expect(await figure('calls_open')).toBe(1);
  });

  it('report open sockets, and their end', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const sockets = createSockets(server.app);
    const { socket } = await sockets.connect({ token: patient.token });
    expect(await figure('sockets_connected')).toBe(1);
    socket.disconnect();
    await expect.poll(() => figure('sockets_connected')).toBe(0);
  });

  it('count runs of background jobs, with the time of the last success', async () => {
    const { metrics } = server.app;
    await counted('mail', async () => undefined, metrics)();
    const failing = counted('mail', () => Promise.reject(new Error('no mail server')), metrics);
    await expect(failing()).rejects.toThrow('no mail server');
    expect(await figure('job_runs_total{job="mail",result="done"}')).toBe(1);
    expect(await figure('job_runs_total{job="mail",result="failed"}')).toBe(1);
    expect(await figure('job_last_done_timestamp_seconds{job="mail"}')).toBeGreaterThan(0);
  });
});

/** Returns the metric names of an expression, without functions, labels, keywords and numbers. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+|up)\b(?!\s*\()/g)].map(([, name = '']) => name);
}

describe('the deployed monitoring', () => {
  const known = async (name: string) => {
    const family = name.replace(/_(bucket|sum|count)$/, '');
    return (await figures()).includes(`# HELP ${family} `);
  };

  it.each([
    ['dashboard', 'grafana/vitalane.json', /"expr": "((?:[^"\\]|\\.)*)"/g],
    ['alerts', 'prometheus/alerts.yaml', undefined],
  ])('the %s use only existing metrics', async (_name, path, pattern) => {
    const text = deployed(path);
    const expressions = pattern ? [...text.matchAll(pattern)].map(([, expr = '']) => expr) : rulesOf(text);
    const names = [...new Set(expressions.flatMap(metricsIn))].filter((name) => name !== 'up');
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect([name, await known(name)]).toEqual([name, true]);
  });

  it('the alerts link to a heading with instructions', () => {
    const headings = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('#'))
      .map((line) =>
        line
          .replace(/^#+ /, '')
          .toLowerCase()
          .replaceAll(/[^a-z -]/g, '')
          .replaceAll(' ', '-'),
      );
    for (const { annotations } of rulesIn(deployed('prometheus/alerts.yaml'))) {
      const [page, heading] = annotations.runbook.split('#');
      expect(page).toBe('docs/operations.md');
      expect(headings).toContain(heading);
    }
  });
});

interface Rule {
  expr: string;
  annotations: { runbook: string };
}

function rulesIn(text: string): Rule[] {
  const { groups } = load(text) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

function rulesOf(text: string): string[] {
  return rulesIn(text).map(({ expr }) => expr);
}
