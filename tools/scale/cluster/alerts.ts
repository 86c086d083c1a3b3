// Checks that one crisis has one alert, whichever server receives its readings, and after both servers are replaced.
import { type Figure, figuresOf } from '../../trust/figures.ts';
import { call, signIn, signUp } from '../../trust/people.ts';
import type { Pair } from './pair.ts';
import { replace } from './restarts.ts';

const people = 10;
const { exactly } = figuresOf('health alerts');

/** Sends a dangerous reading and a laboratory result of each account to both servers at once. Returns the figures. */
export async function checkAlerts({ first, second }: Pair): Promise<Figure[]> {
  const [a, b] = [first.url, second.url];
  const tokens: string[] = [];
  for (let n = 0; n < people; n += 1) tokens.push(await signIn(a, await signUp(a, `alert-${n}`)));
  const genders = (await call(a, '/genders')).body.items as { uuid: string }[];
  const genderUuid = String(genders[0]?.uuid);
  await Promise.all(tokens.map((token) => raise({ token, genderUuid }, [a, b])));
  const alerts = await countAll(b, tokens);
  const notices = await noticesOf(a, tokens);
  for (const server of [first, second]) await replace(server);
  const kept = await countAll(a, tokens);
  return [
    exactly('alerts that two servers raise of one crisis and one result each', alerts, 2 * people),
    exactly('notices of them', notices, 2 * people),
    exactly('alerts that are open after both were replaced', kept, 2 * people),
  ];
}

async function raise(
  { token, genderUuid }: { token: string; genderUuid: string },
  urls: readonly [string, string],
): Promise<void> {
  const [date = '', time = ''] = new Date(Date.now() + 7.5 * 3_600_000).toISOString().split('T');
  const reading = { valueFrom: 191, valueTo: 117, date, time: time.slice(0, 5) };
  const result = {
    fullName: 'Trust alert',
    dateOfBirth: '1970-01-01',
    genderUuid,
    dateOfLabTest: date,
    values: [{ code: 'potassium', value: 6.7, unit: 'mmol/L' }],
  };
  const answers = await Promise.all(
    urls.flatMap((url) => [
      call(url, '/diary-histories/blood-pressure', { method: 'POST', token, body: reading }),
      call(url, '/health_forms', { method: 'POST', token, body: result }),
    ]),
  );
  for (const { status, body } of answers)
    if (status !== 201) throw new Error(`Sending a reading failed: ${status} ${JSON.stringify(body)}`);
}

async function countAll(url: string, tokens: readonly string[]): Promise<number> {
  const lists = await Promise.all(tokens.map((token) => call(url, '/health-alerts', { token })));
  return lists.reduce((total, { body }) => total + (body.items as unknown[]).length, 0);
}

async function noticesOf(url: string, tokens: readonly string[]): Promise<number> {
  const lists = await Promise.all(tokens.map((token) => call(url, '/get-notifications', { token })));
  const titles = lists.flatMap(({ body }) => body.items as { title: string }[]).map(({ title }) => title);
  return titles.filter((title) => /^(?:High blood pressure|Result: )/.test(title)).length;
}
