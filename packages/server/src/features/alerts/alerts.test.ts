import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import {
  account,
  auditEvent,
  consultation,
  healthAlert,
  mailOutbox,
  notification,
  pushOutbox,
  pushSubscription,
} from '../../db/schema.ts';
import { genders } from '../../lists/choices.ts';
import { carryOverAlerts } from './carryOver.ts';
import { refreshCrises } from './crisis.queries.ts';

const genderUuid = genders[0]?.uuid ?? '';
const day = '2026-01-01';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pressure = (person: SignedIn, valueFrom: number, valueTo: number, time: string) =>
  person.call('POST', '/diary-histories/blood-pressure', { valueFrom, valueTo, date: day, time });
const sugar = (person: SignedIn, valueFrom: number, time: string) =>
  person.call('POST', '/diary-histories/sugar', { valueFrom, date: day, time });
const alertsOf = async (person: SignedIn) => (await person.call('GET', '/health-alerts')).json().items;

interface Value {
  code: string;
  value: number;
  unit: string;
}

const labs = (person: SignedIn, values: readonly Value[], dateOfLabTest = day) =>
  person.call('POST', '/health_forms', {
    fullName: 'Lee Wei',
    dateOfBirth: '1970-01-01',
    genderUuid,
    dateOfLabTest,
    values: values.map((value) => ({ ...value })),
  });

describe('a crisis', () => {
  it('is raised by one reading, repeated, acknowledged, and resolved by two lower readings', async () => {
    const patient = await server.welcome();
    await pressure(patient, 191, 117, '08:00');
    const [raised] = await alertsOf(patient);
    expect(raised).toMatchObject({
      kind: 'blood_pressure',
      level: 'same_day',
      state: 'raised',
      value: 'Blood pressure 191/117 mmHg',
      reason: 'Your blood pressure is very high.',
    });
    await pressure(patient, 184, 112, '08:06');
    expect((await alertsOf(patient))[0]).toMatchObject({
      uuid: raised.uuid,
      state: 'repeated',
      value: 'Blood pressure 184/112 mmHg',
      worst: { value: 'Blood pressure 191/117 mmHg', at: '2026-01-01T00:00:00.000Z' },
    });
    const seen = await patient.call('POST', `/health-alerts/${raised.uuid}/acknowledge`);
    expect(seen.json()).toMatchObject({ state: 'acknowledged' });
    await pressure(patient, 178, 108, '08:08');
    await pressure(patient, 150, 90, '08:12');
    expect((await alertsOf(patient))[0]).toMatchObject({ uuid: raised.uuid, state: 'acknowledged' });
    await pressure(patient, 148, 90, '08:14');
    expect(await alertsOf(patient)).toEqual([]);
  });

  it('of a result has the day of its sample, not the day of its entry', async () => {
    const patient = await server.welcome();
    await labs(patient, [{ code: 'potassium', value: 6.8, unit: 'mmol/L' }], '2025-12-28');
    await pressure(patient, 184, 112, '08:00');
    const days = (await alertsOf(patient)).map((alert: Record<string, unknown>) => [
      alert.kind,
      alert.measuredOn,
    ]);
    expect(days).toEqual([
      ['lab', '2025-12-28'],
      ['blood_pressure', null],
    ]);
  });

  it('requires both numbers of a pressure measured by a clinic', async () => {
    const patient = await server.welcome();
    const answer = await labs(patient, [{ code: 'sbp', value: 190, unit: 'mmHg' }]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([
      {
        name: 'values.0.value',
        message: 'Enter the lower blood pressure as well, or remove this one.',
      },
    ]);
  });

  it('with a symptom comes before another emergency', async () => {
    const patient = await server.welcome();
    await labs(patient, [{ code: 'potassium', value: 6.8, unit: 'mmol/L' }]);
    await pressure(patient, 184, 112, '08:00');
    const kinds = async () => (await alertsOf(patient)).map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(['lab', 'blood_pressure']);
    const [, { uuid }] = await alertsOf(patient);
    await patient.call('POST', `/health-alerts/${uuid}/symptoms`, { symptoms: ['chest_pain'] });
    expect(await kinds()).toEqual(['blood_pressure', 'lab']);
    expect((await alertsOf(patient))[0].action).toBe('Call 995 now. Do not drive yourself.');
  });

  it('includes a worse reading that was measured earlier and entered later', async () => {
    const patient = await server.welcome();
    await pressure(patient, 184, 112, '08:00');
    await pressure(patient, 212, 118, '07:50');
    expect(await alertsOf(patient)).toMatchObject([
      {
        value: 'Blood pressure 184/112 mmHg',
        worst: { value: 'Blood pressure 212/118 mmHg', at: '2025-12-31T23:50:00.000Z' },
      },
    ]);
  });

  it('keeps its state when an earlier, resolved crisis is entered', async () => {
    const patient = await server.welcome();
    for (const time of ['07:10', '07:12']) await pressure(patient, 130, 80, time);
    await pressure(patient, 184, 112, '08:00');
    const [{ uuid }] = await alertsOf(patient);
    await patient.call('POST', `/health-alerts/${uuid}/acknowledge`);
    await pressure(patient, 190, 112, '07:00');
    expect(await alertsOf(patient)).toMatchObject([{ uuid, state: 'acknowledged' }]);
  });

  it('does not end when its reading is deleted', async () => {
    const patient = await server.welcome();
    const added = (await pressure(patient, 191, 117, '08:00')).json();
    await patient.call('DELETE', `/diary-histories/blood-pressure/${added.uuid}`);
    await pressure(patient, 140, 90, '08:03');
    expect(await alertsOf(patient)).toHaveLength(1);
  });

  it('of low sugar below 3.0 stays open after one normal reading that comes too early', async () => {
    const patient = await server.welcome();
    await sugar(patient, 2.2, '08:00');
    await sugar(patient, 5.4, '08:05');
    const watch =
      'Do not stay alone. Drowsy, fitting or unable to swallow: call 995. Do not give food or drink to someone who is not fully awake.';
    expect(await alertsOf(patient)).toMatchObject([
      {
        kind: 'low_sugar',
        level: 'act_now',
        reason: 'Your sugar was low.',
        action: `Measure again after 15 minutes. ${watch}`,
        ends: 'Stays open until two readings of 4.0 mmol/L (72 mg/dL) or higher, at least 15 minutes apart, the first at least 10 minutes after your last low reading, or until a doctor closes it.',
      },
    ]);
    await sugar(patient, 3.1, '08:06');
    expect(await alertsOf(patient)).toMatchObject([
      {
        reason: 'Your sugar is low.',
        action: `Take 15 g of fast sugar now, such as half a glass of a sweet drink or 3 glucose sweets. Check again after 15 minutes. ${watch}`,
      },
    ]);
    await sugar(patient, 5.4, '08:16');
    await sugar(patient, 5.6, '08:31');
    expect(await alertsOf(patient)).toEqual([]);
  });

  it('of 2.2 next to one of 31 recommends to measure again, and not to take sugar', async () => {
    const patient = await server.welcome();
    await sugar(patient, 2.2, '08:00');
    await sugar(patient, 31, '08:05');
    const alerts = await alertsOf(patient);
    expect(alerts.map(({ kind, level }: Record<string, string>) => [kind, level])).toEqual([
      ['high_sugar', 'emergency'],
      ['low_sugar', 'act_now'],
    ]);
    expect(alerts[0]).toMatchObject({ value: 'Blood sugar 31.0 mmol/L' });
    expect(alerts[1].action).toMatch(/^Measure again after 15 minutes\./);
    expect(JSON.stringify(alerts)).not.toContain('fast sugar');
  });

  it('uses the later recorded of two readings of the same minute', async () => {
    for (const [earlier, later] of [
      [5.4, 2.2],
      [2.2, 5.4],
    ] as const) {
      const patient = await server.welcome();
      for (const value of [earlier, later, earlier, later]) await sugar(patient, value, '08:00');
      const listed = (await patient.call('GET', '/diary-histories/sugar')).json().items;
      expect(listed.map(({ valueFrom }: { valueFrom: number }) => valueFrom)).toEqual([
        later,
        earlier,
        later,
        earlier,
      ]);
      const [{ reason }] = await alertsOf(patient);
      expect(reason).toBe(later < 4 ? 'Your sugar is low.' : 'Your sugar was low.');
    }
  });

  it('becomes an emergency with a red-flag symptom', async () => {
    const patient = await server.welcome();
    await pressure(patient, 186, 104, '08:00');
    const [raised] = await alertsOf(patient);
    expect(raised.symptoms).toContainEqual(
      expect.objectContaining({ code: 'chest_pain', action: 'Call 995 now. Do not drive yourself.' }),
    );
    await patient.call('POST', `/health-alerts/${raised.uuid}/symptoms`, { symptoms: ['chest_pain'] });
    expect((await alertsOf(patient))[0]).toMatchObject({
      level: 'emergency',
      action: 'Call 995 now. Do not drive yourself.',
    });
    await pressure(patient, 150, 90, '08:10');
    expect((await alertsOf(patient))[0]).toMatchObject({ level: 'emergency' });
  });

  it('follows a correction of its symptoms: mistakes no longer count, past symptoms do', async () => {
    const patient = await server.welcome();
    await pressure(patient, 186, 104, '08:00');
    const [raised] = await alertsOf(patient);
    const report = async (symptoms: string[], mistaken?: string[]) =>
      (await patient.call('POST', `/health-alerts/${raised.uuid}/symptoms`, { symptoms, mistaken })).json();
    expect(await report(['chest_pain'])).toMatchObject({ level: 'emergency' });
    await pressure(patient, 184, 102, '08:05');
    expect(await report(['chest_pain', 'breathless'])).toMatchObject({ level: 'emergency' });
    expect(await report(['chest_pain'])).toMatchObject({ level: 'emergency' });
    expect(await report(['chest_pain'], ['breathless'])).toMatchObject({ level: 'emergency' });
    const corrected = await report([], ['chest_pain']);
    expect(corrected).toMatchObject({ level: 'same_day', state: 'repeated' });
    expect(corrected.symptoms.filter(({ isTicked }: { isTicked: boolean }) => isTicked)).toEqual([]);
    await pressure(patient, 150, 90, '08:12');
    expect(await alertsOf(patient)).toMatchObject([{ level: 'same_day' }]);
    expect(await report(['bad_headache'])).toMatchObject({ level: 'emergency' });
  });

  it('is named with its time under the bell, and by mail and push without kind and number', async () => {
    const patient = await server.welcome();
    await server.db.insert(pushSubscription).values({
      id: randomUUID(),
      endpoint: `https://push.example/${patient.id}`,
      p256dh: 'key',
      auth: 'secret',
      ownerId: patient.id,
      createdAt: server.clock.now(),
    });
    await pressure(patient, 186, 104, '08:00');
    const { items } = (await patient.call('GET', '/get-notifications')).json();
    expect(items).toMatchObject([
      {
        title: 'High blood pressure, 08:00',
        body: '1 January 2026. Open your health alerts to see what to do.',
      },
    ]);
    const pushes = await server.db
      .select({ payload: pushOutbox.payload })
      .from(pushOutbox)
      .innerJoin(pushSubscription, eq(pushSubscription.id, pushOutbox.subscriptionId))
      .where(eq(pushSubscription.ownerId, patient.id));
    const [raised] = await alertsOf(patient);
    expect(pushes.map(({ payload }) => JSON.parse(payload))).toEqual([
      {
        title: 'You have a health alert',
        body: 'Open Vitalane to see what to do.',
        tag: raised.uuid,
        path: '/Home',
      },
    ]);
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, patient.email));
    expect(mails).toHaveLength(1);
    expect(`${mails[0]?.subject} ${mails[0]?.text.replace('call 995', '')}`).not.toMatch(
      /\d|pressure|sugar/i,
    );
  });

  it('has the newest reading and its progress, and says what was', async () => {
    const patient = await server.welcome();
    await pressure(patient, 190, 125, '09:10');
    const counts = 'below 180/110 mmHg';
    expect(await alertsOf(patient)).toMatchObject([
      {
        reason: 'Your blood pressure is very high.',
        newest: null,
        progress: { needed: 2, reached: 0, counts, nextFrom: '2026-01-01T01:15:00.000Z' },
      },
    ]);
    await pressure(patient, 128, 76, '09:16');
    const [alert] = await alertsOf(patient);
    expect(alert).toMatchObject({
      reason: 'Your blood pressure was very high.',
      value: 'Blood pressure 190/125 mmHg',
      newest: { figure: '128/76 mmHg', at: '2026-01-01T01:16:00.000Z' },
      progress: { needed: 2, reached: 1, counts, nextFrom: '2026-01-01T01:17:00.000Z' },
    });
    const seen = await patient.call('POST', `/health-alerts/${alert.uuid}/acknowledge`);
    expect(seen.json()).toMatchObject({ newest: alert.newest, progress: alert.progress });
  });

  it('of low sugar comes before a high one that is older, and after a newer one', async () => {
    const patient = await server.welcome();
    const kinds = async () => (await alertsOf(patient)).map(({ kind }: { kind: string }) => kind);
    await sugar(patient, 31, '08:00');
    await sugar(patient, 2.2, '08:05');
    expect(await kinds()).toEqual(['low_sugar', 'high_sugar']);
    expect(await alertsOf(patient)).toMatchObject([
      { reason: 'Your sugar is low.', value: 'Blood sugar 2.2 mmol/L', newest: null },
      { reason: 'Your sugar was very high.', newest: { figure: '2.2 mmol/L' } },
    ]);
    await sugar(patient, 32, '08:09');
    expect(await kinds()).toEqual(['high_sugar', 'low_sugar']);
  });
});

describe('a low pressure', () => {
  const felt = (person: SignedIn, symptoms: readonly string[]) =>
    person.call('POST', '/diary-histories/blood-pressure', {
      ...{ valueFrom: 88, valueTo: 58, date: day, time: '08:00' },
      symptoms,
    });

  it('below 80/50 raises an alert of its own, which names the next tablet and ends with two higher readings', async () => {
    const patient = await server.welcome();
    const statements = [{ item: 'blood_pressure_medicine', says: 'present' }];
    await patient.call('POST', '/health-record', { statements });
    await pressure(patient, 78, 45, '08:00');
    const [raised, ...others] = await alertsOf(patient);
    expect(others).toEqual([]);
    expect(raised).toMatchObject({
      kind: 'low_pressure',
      level: 'same_day',
      value: 'Blood pressure 78/45 mmHg',
      reason: 'Your blood pressure is low.',
      ends: expect.stringContaining('two readings of 80/50 mmHg or higher'),
    });
    expect(raised.action).toContain('Call your clinic before your next blood pressure tablet.');
    expect(raised.symptoms.map(({ code }: { code: string }) => code)).toContain('fainting');
    await pressure(patient, 96, 62, '08:05');
    expect(await alertsOf(patient)).toHaveLength(1);
    await pressure(patient, 98, 64, '08:06');
    expect(await alertsOf(patient)).toEqual([]);
  });

  it('below 90/60 raises one with what is felt, until that was a mistake', async () => {
    const patient = await server.welcome();
    await felt(patient, []);
    expect(await alertsOf(patient)).toEqual([]);
    const other = await server.welcome();
    await felt(other, ['fainting', 'unheard_of']);
    const [raised] = await alertsOf(other);
    expect(raised).toMatchObject({ level: 'emergency', action: 'Call 995 now. Do not drive yourself.' });
    const ticked = raised.symptoms.filter(({ isTicked }: { isTicked: boolean }) => isTicked);
    expect(ticked.map(({ code }: { code: string }) => code)).toEqual(['fainting']);
    const report = { symptoms: [], mistaken: ['fainting'] };
    await other.call('POST', `/health-alerts/${raised.uuid}/symptoms`, report);
    expect(await alertsOf(other)).toEqual([]);
  });

  it('of a health form is asked about and raises one', async () => {
    const patient = await server.welcome();
    const values = [
      { code: 'sbp', value: 55, unit: 'mmHg' },
      { code: 'dbp', value: 28, unit: 'mmHg' },
    ];
    const asked = await patient.call('POST', '/health_forms/check', { dateOfLabTest: day, values });
    expect(asked.json().items).toMatchObject([{ code: 'sbp', reason: 'Your blood pressure is low.' }]);
    expect((await labs(patient, values)).statusCode).toBe(201);
    expect(await alertsOf(patient)).toMatchObject([{ kind: 'low_pressure' }]);
  });
});

describe('a pressure that a clinic measured', () => {
  const clinic = (sbp: number, dbp: number) => [
    { code: 'sbp', value: sbp, unit: 'mmHg' },
    { code: 'dbp', value: dbp, unit: 'mmHg' },
  ];

  it('raises an alert from the form, which two lower readings end', async () => {
    const patient = await server.welcome();
    await labs(patient, clinic(184, 112), '2025-12-31');
    expect(await alertsOf(patient)).toMatchObject([
      { kind: 'blood_pressure', level: 'same_day', value: 'Blood pressure 184/112 mmHg', state: 'raised' },
    ]);
    await pressure(patient, 150, 95, '08:00');
    await pressure(patient, 148, 92, '08:10');
    expect(await alertsOf(patient)).toEqual([]);
    // Another form raises no alert that has ended.
    await labs(patient, [{ code: 'sodium', value: 140, unit: 'mmol/L' }]);
    expect(await alertsOf(patient)).toEqual([]);
  });

  it('is marked in lists of results, for each number', async () => {
    const patient = await server.welcome();
    await labs(patient, clinic(184, 84));
    const [form] = (await patient.call('GET', '/health_forms')).json().items;
    expect(form.values).toMatchObject([
      { code: 'sbp', mark: { tone: 'danger', words: 'Dangerously high' } },
      { code: 'dbp' },
    ]);
    expect(form.values[1].mark).toBeUndefined();
  });

  it('raises nothing when it is normal, old, or incomplete', async () => {
    const patient = await server.welcome();
    await labs(patient, clinic(128, 76));
    await labs(patient, clinic(190, 115), '2025-12-01');
    await labs(patient, clinic(190, 115).slice(0, 1));
    expect(await alertsOf(patient)).toEqual([]);
  });

  it('stays closed by a doctor when its form is saved again', async () => {
    const patient = await server.welcome();
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    const { id: ownerId } = patient;
    const checkedInAt = server.clock.now();
    const visit = { id: randomUUID(), ownerId, room: randomUUID(), status: 'ended', checkedInAt } as const;
    await server.db.insert(consultation).values(visit);
    await patient.call('PUT', '/health-alert-sharing', { isShared: true });
    const { uuid } = (await labs(patient, clinic(184, 112))).json();
    const [raised] = await alertsOf(patient);
    await doctor.call('POST', `/clinic-alerts/${raised.uuid}/close`, { note: 'Seen today.' });
    server.clock.advance(60_000);
    const form = (await patient.call('GET', `/health_forms/${uuid}`)).json();
    const saved = await patient.call('POST', `/health_forms/${uuid}`, {
      fullName: form.fullName,
      dateOfBirth: form.dateOfBirth,
      genderUuid,
      dateOfLabTest: day,
      values: clinic(184, 112),
    });
    expect(saved.statusCode).toBe(200);
    expect(await alertsOf(patient)).toEqual([]);
  });
});

describe('two processes', () => {
  it('that write concurrently raise one alert and send one notice', async () => {
    const patient = await server.welcome();
    await Promise.all([pressure(patient, 186, 104, '08:00'), pressure(patient, 190, 104, '08:00')]);
    const now = server.clock.now();
    const owner = { accountId: patient.id, timeZone: 'Asia/Singapore' };
    const refresh = () =>
      server.db.transaction((tx) => refreshCrises(tx, owner, { kinds: ['blood_pressure'], now }));
    await Promise.all([refresh(), refresh(), refresh()]);
    const [alerts] = await server.db
      .select({ of: count() })
      .from(healthAlert)
      .where(eq(healthAlert.ownerId, patient.id));
    const [notices] = await server.db
      .select({ of: count() })
      .from(notification)
      .where(eq(notification.ownerId, patient.id));
    expect({ alerts: alerts?.of, notices: notices?.of }).toEqual({ alerts: 1, notices: 1 });
  });
});

describe('a laboratory result', () => {
  it.each([
    [
      'potassium',
      7.1,
      'mmol/L',
      'emergency',
      'Your potassium is very high. This can disturb your heartbeat.',
    ],
    ['haemoglobin', 5.5, 'g/dL', 'same_day', 'Your blood count is very low.'],
    ['platelets', 18, '10^9/L', 'emergency', 'The cells that help stop bleeding are very low.'],
    [
      'glucose_random',
      31,
      'mmol/L',
      'emergency',
      'Your sugar is very high. Drink water. Keep to your care plan.',
    ],
  ])('%s %d raises an alert', async (code, value, unit, level, reason) => {
    const patient = await server.welcome();
    const saved = await labs(patient, [{ code, value, unit }]);
    expect(saved.statusCode).toBe(201);
    expect(await alertsOf(patient)).toMatchObject([{ kind: 'lab', code, level, reason, state: 'raised' }]);
  });

  it('is ended by a newer, milder result, and neither by time nor by saving again', async () => {
    const patient = await server.welcome();
    await labs(patient, [{ code: 'potassium', value: 6.7, unit: 'mmol/L' }], '2025-12-30');
    await labs(patient, [{ code: 'sodium', value: 140, unit: 'mmol/L' }], '2025-12-31');
    expect(await alertsOf(patient)).toMatchObject([{ code: 'potassium', level: 'emergency' }]);
    await labs(patient, [{ code: 'potassium', value: 4.4, unit: 'mmol/L' }], '2026-01-01');
    expect(await alertsOf(patient)).toEqual([]);
  });

  it('of calcium follows the albumin of its sample, and ends with a value that the laboratory adjusts', async () => {
    const patient = await server.welcome();
    const calcium = (value: number) => ({ code: 'calcium', value, unit: 'mmol/L' });
    const albumin = { code: 'albumin', value: 25, unit: 'g/L' };
    await labs(patient, [calcium(1.95), albumin], '2025-12-29');
    expect(await alertsOf(patient)).toEqual([]);
    await labs(patient, [calcium(2.85), albumin], '2025-12-30');
    expect(await alertsOf(patient)).toMatchObject([{ code: 'calcium', level: 'same_day' }]);
    const adjusted = { ...calcium(2.4), code: 'calcium_adjusted' };
    await labs(patient, [calcium(2.1), adjusted, albumin], '2026-01-01');
    expect(await alertsOf(patient)).toEqual([]);
  });

  it('of calcium takes no limit for an albumin', async () => {
    const patient = await server.welcome();
    const albumin = { code: 'albumin', value: 25, unit: 'g/L', comparator: '<' };
    await labs(patient, [{ code: 'calcium', value: 1.95, unit: 'mmol/L' }, albumin]);
    expect(await alertsOf(patient)).toMatchObject([{ code: 'calcium', level: 'same_day' }]);
  });
});

describe('typed results', () => {
  const check = async (person: SignedIn, values: readonly Value[], more = {}) =>
    (await person.call('POST', '/health_forms/check', { dateOfLabTest: day, values, ...more })).json().items;

  it('need confirmation with advice when they call for action today, and nothing is stored', async () => {
    const patient = await server.welcome();
    const potassium = { code: 'potassium', value: 7.1, unit: 'mmol/L' };
    const sodium = { code: 'sodium', value: 124, unit: 'mmol/L' };
    const both = await check(patient, [sodium, potassium]);
    expect(
      both.map(({ code }: { code: string }) => code),
      'the worst first',
    ).toEqual(['potassium', 'sodium']);
    expect(await check(patient, [potassium, { code: 'sodium', value: 140, unit: 'mmol/L' }])).toEqual([
      {
        code: 'potassium',
        question: 'You entered Potassium 7.1 mmol/L. Is that what your report says?',
        slip: null,
        reason: 'Your potassium is very high. This can disturb your heartbeat.',
        action:
          'Go to A&E now. If you feel very unwell or cannot get there, call 995. Take this result with you.',
      },
    ]);
    expect(await alertsOf(patient)).toEqual([]);
  });

  it('are confirmed in order of severity, in printed units', async () => {
    const patient = await server.welcome();
    const items = await check(patient, [
      { code: 'creatinine', value: 600, unit: 'umol/L' },
      { code: 'egfr', value: 9, unit: 'mL/min/1.73m2' },
      { code: 'potassium', value: 7.1, unit: 'mmol/L' },
    ]);
    expect(items.map(({ question }: { question: string }) => question)).toEqual([
      'You entered Potassium 7.1 mmol/L. Is that what your report says?',
      'You entered Creatinine 600 µmol/L. Is that what your report says?',
      'You entered eGFR 9 mL/min/1.73 m². Is that what your report says?',
    ]);
  });

  it('need confirmation when a clinic measured a crisis', async () => {
    const patient = await server.welcome();
    const clinic = (sbp: number, dbp: number) => [
      { code: 'sbp', value: sbp, unit: 'mmHg' },
      { code: 'dbp', value: dbp, unit: 'mmHg' },
    ];
    expect(await check(patient, clinic(184, 112))).toMatchObject([
      {
        code: 'sbp',
        question: 'You entered Blood pressure 184/112 mmHg. Is that what your report says?',
        reason: 'Your blood pressure is very high.',
      },
    ]);
    expect(await check(patient, clinic(179, 109))).toEqual([]);
  });

  it('are judged as of today while their date is missing', async () => {
    const patient = await server.welcome();
    const values = [{ code: 'potassium', value: 6.8, unit: 'mmol/L' }];
    const undated = await patient.call('POST', '/health_forms/check', { values });
    expect(undated.json().items).toEqual(await check(patient, values));
  });

  it('are compared with the last result', async () => {
    const patient = await server.welcome();
    await labs(patient, [{ code: 'potassium', value: 4.2, unit: 'mmol/L' }], '2025-11-20');
    const [item] = await check(patient, [{ code: 'potassium', value: 7.1, unit: 'mmol/L' }]);
    expect(item.slip).toBe(
      'This is very different from 4.2 mmol/L on 20 November 2025. A dot or unit may have slipped.',
    );
  });

  it('need no second confirmation when their form is changed', async () => {
    const patient = await server.welcome();
    const values = [{ code: 'potassium', value: 7.1, unit: 'mmol/L' }];
    const { uuid: formUuid } = (await labs(patient, values)).json();
    expect(await check(patient, values, { formUuid })).toEqual([]);
    const [other] = await check(patient, [{ code: 'potassium', value: 7.2, unit: 'mmol/L' }], { formUuid });
    expect(other.question).toContain('7.2');
  });

  it('are refused at their field when they are impossible', async () => {
    const patient = await server.welcome();
    const values = [{ code: 'potassium', value: 71, unit: 'mmol/L' }];
    const answer = await patient.call('POST', '/health_forms/check', { dateOfLabTest: day, values });
    expect(answer.json().fields[0].name).toBe('values.0.value');
  });
});

describe('two results of one day', () => {
  it('are judged by the worse one, in either order of entry', async () => {
    for (const values of [
      [6.7, 4.4],
      [4.4, 6.7],
    ]) {
      const patient = await server.welcome();
      for (const value of values) await labs(patient, [{ code: 'potassium', value, unit: 'mmol/L' }]);
      expect(await alertsOf(patient)).toMatchObject([{ code: 'potassium', value: 'Potassium 6.7 mmol/L' }]);
    }
  });
});

describe('data from before alerts existed', () => {
  const forget = async (person: SignedIn) => {
    await server.db.delete(healthAlert).where(eq(healthAlert.ownerId, person.id));
    await server.db.update(account).set({ alertsCheckedAt: null }).where(eq(account.id, person.id));
  };
  const carryOver = () => carryOverAlerts(server.db, server.clock.now());

  it('raises an alert once: for an unresolved crisis, and for a recent result', async () => {
    const [open, calm] = [await server.welcome(), await server.welcome()];
    await pressure(open, 191, 117, '08:00');
    await labs(open, [{ code: 'potassium', value: 6.7, unit: 'mmol/L' }]);
    await labs(open, [{ code: 'platelets', value: 18, unit: '10^9/L' }], '2024-06-01');
    await pressure(calm, 191, 117, '08:00');
    await pressure(calm, 150, 90, '08:10');
    await pressure(calm, 148, 90, '08:12');
    for (const person of [open, calm]) await forget(person);
    await carryOver();
    const raised = await alertsOf(open);
    expect(raised.map(({ code }: { code: string }) => code).toSorted()).toEqual([
      'blood_pressure',
      'potassium',
    ]);
    expect(await alertsOf(calm)).toEqual([]);
    await carryOver();
    expect(await alertsOf(open)).toEqual(raised);
  });

  it('is not checked again', async () => {
    const patient = await server.welcome();
    await pressure(patient, 191, 117, '08:00');
    await forget(patient);
    await carryOver();
    await server.db.delete(healthAlert).where(eq(healthAlert.ownerId, patient.id));
    await carryOver();
    expect(await alertsOf(patient)).toEqual([]);
  });
});

describe('an alert of another account', () => {
  it('cannot be read, acknowledged or reported on', async () => {
    const [patient, other] = [await server.welcome(), await server.welcome()];
    await pressure(patient, 186, 104, '08:00');
    const [raised] = await alertsOf(patient);
    expect(await alertsOf(other)).toEqual([]);
    const acknowledged = await other.call('POST', `/health-alerts/${raised.uuid}/acknowledge`);
    expect(acknowledged.json().code).toBe('not_found');
  });
});

describe('the clinic', () => {
  async function withClinic(isShared: boolean) {
    const patient = await server.welcome();
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Tan' });
    await server.db.insert(consultation).values({
      id: randomUUID(),
      ownerId: patient.id,
      room: randomUUID(),
      status: 'ended',
      checkedInAt: server.clock.now(),
    });
    await patient.call('PUT', '/health-alert-sharing', { isShared });
    return { patient, doctor };
  }
  const idsOf = async (doctor: SignedIn): Promise<string[]> =>
    (await doctor.call('GET', '/clinic-alerts'))
      .json()
      .items.map(({ patientUuid }: { patientUuid: string }) => patientUuid);

  it('sees alerts only with consent', async () => {
    const { patient, doctor } = await withClinic(false);
    await pressure(patient, 186, 104, '08:00');
    expect(await idsOf(doctor)).not.toContain(patient.id);
    const list = (await patient.call('GET', '/health-alerts')).json();
    expect(list.sharing).toEqual({
      isShared: false,
      hasClinic: true,
      words: 'No clinic sees this. Please act yourself.',
    });
    const shared = await patient.call('PUT', '/health-alert-sharing', { isShared: true });
    expect(shared.json().words).toBe(
      'Your clinic can see this but may not look at once. Do not wait for a call.',
    );
    expect(await idsOf(doctor)).toContain(patient.id);
  });

  it('is notified of a very low pressure', async () => {
    const { patient, doctor } = await withClinic(true);
    await pressure(patient, 78, 45, '08:00');
    expect(await idsOf(doctor)).toContain(patient.id);
  });

  it('is not notified of a single low reading unless it is below 3.0', async () => {
    const { patient, doctor } = await withClinic(true);
    await sugar(patient, 3.6, '08:00');
    expect(await idsOf(doctor)).not.toContain(patient.id);
    await sugar(patient, 2.9, '08:05');
    expect(await idsOf(doctor)).toContain(patient.id);
  });

  it('acknowledges with a name and a note, and closes with a note; every step is recorded', async () => {
    const { patient, doctor } = await withClinic(true);
    await pressure(patient, 186, 104, '08:00');
    const [raised] = await alertsOf(patient);
    await doctor.call('POST', `/clinic-alerts/${raised.uuid}/acknowledge`, { note: 'I call you at noon.' });
    expect((await alertsOf(patient))[0]).toMatchObject({
      state: 'acknowledged',
      acknowledgedBy: 'doctor',
      note: { doctorName: 'Dr Tan', text: 'I call you at noon.' },
    });
    const closed = await doctor.call('POST', `/clinic-alerts/${raised.uuid}/close`, { note: 'Seen today.' });
    expect(closed.statusCode).toBe(200);
    expect(await alertsOf(patient)).toEqual([]);
    expect((await patient.call('GET', '/health-alerts')).json().closed).toMatchObject([
      {
        uuid: raised.uuid,
        value: 'Blood pressure 186/104 mmHg',
        note: { doctorName: 'Dr Tan', text: 'Seen today.' },
      },
    ]);
    const noticeRows = await server.db
      .select()
      .from(notification)
      .where(eq(notification.ownerId, patient.id));
    expect(noticeRows.map(({ title }) => title).toSorted()).toEqual([
      'A doctor wrote about your health alert',
      'A doctor wrote about your health alert',
      'High blood pressure, 08:00',
    ]);
    const trail = await server.db.select().from(auditEvent).where(eq(auditEvent.subjectId, patient.id));
    expect(trail.map(({ action }) => action)).toEqual(['alert.answer', 'alert.answer']);
    // A reading that was measured before the closing and entered afterwards raises a new alert.
    server.clock.advance(20_000);
    await pressure(patient, 187, 104, '11:59');
    expect(await alertsOf(patient)).toMatchObject([
      { state: 'raised', value: 'Blood pressure 187/104 mmHg' },
    ]);
    await pressure(patient, 188, 104, '12:01');
    expect(await alertsOf(patient)).toMatchObject([{ state: 'repeated' }]);
  });

  it("opens the page with the advice, or with a doctor's note, from the lock screen", async () => {
    const { patient, doctor } = await withClinic(true);
    const browser = {
      id: randomUUID(),
      endpoint: `https://push.example/${patient.id}`,
      p256dh: 'key',
      auth: 'secret',
    };
    await server.db
      .insert(pushSubscription)
      .values({ ...browser, ownerId: patient.id, createdAt: server.clock.now() });
    await pressure(patient, 186, 104, '08:00');
    const [raised] = await alertsOf(patient);
    await doctor.call('POST', `/clinic-alerts/${raised.uuid}/close`, { note: 'Seen today.' });
    const sent = await server.db.select().from(pushOutbox).where(eq(pushOutbox.subscriptionId, browser.id));
    expect(sent.map(({ payload }) => JSON.parse(payload).path).toSorted()).toEqual([
      '/HealthAlerts',
      '/Home',
    ]);
  });

  it('closes the alert about a result permanently: another form does not raise it again', async () => {
    const { patient, doctor } = await withClinic(true);
    await labs(patient, [{ code: 'potassium', value: 6.7, unit: 'mmol/L' }]);
    const [raised] = await alertsOf(patient);
    await doctor.call('POST', `/clinic-alerts/${raised.uuid}/close`, { note: 'The sample was spoilt.' });
    await labs(patient, [{ code: 'sodium', value: 140, unit: 'mmol/L' }]);
    expect(await alertsOf(patient)).toEqual([]);
    await labs(patient, [{ code: 'potassium', value: 6.8, unit: 'mmol/L' }]);
    expect(await alertsOf(patient)).toMatchObject([{ code: 'potassium', state: 'raised' }]);
  });
});

describe('after a birth', () => {
  const giveBirth = (person: SignedIn, on: string) =>
    person.call('POST', '/health-record', {
      statements: [{ item: 'pregnancy', says: 'resolved', confirmed: true, on }],
    });
  const today = '2026-01-01';

  it('the limits and the signs of pregnancy hold for 42 days', async () => {
    const patient = await server.welcome();
    await giveBirth(patient, '2025-11-20');
    await pressure(patient, 162, 104, '08:00');
    const [alert] = await alertsOf(patient);
    expect(alert).toMatchObject({
      level: 'emergency',
      reason: 'Your blood pressure is dangerously high after a birth.',
    });
    expect(alert.symptoms.map(({ label }: { label: string }) => label)).toContain('Pain under the ribs');
    const targets = await patient.call('GET', '/health_targets');
    expect(targets.json().withheld).toBe(
      'These ranges do not apply in the 42 days after a birth. Your maternity team sets your goals.',
    );
    const score = (await patient.call('GET', '/health-score')).json();
    expect(score).toMatchObject({ score: null, withheld: targets.json().withheld });
    const report = await patient.call('GET', '/report/blood-pressure-analysis');
    expect(JSON.stringify(report.json())).not.toMatch(/180\/110|135|Usual goal/);
  });

  it('a slightly high pressure advises to contact the maternity team', async () => {
    const patient = await server.welcome();
    await giveBirth(patient, today);
    await pressure(patient, 137, 84, '08:00');
    expect(await alertsOf(patient)).toEqual([]);
    const { items } = (await patient.call('GET', '/recommendations')).json();
    expect(items[0]).toMatchObject({
      title: 'Tell your maternity team about your blood pressure',
      text: 'Tell your maternity team at your next contact. Source: NICE NG133, 2019; ISSHP 2021.',
    });
  });

  it('the usual limits apply again from the 43rd day', async () => {
    const patient = await server.welcome();
    await giveBirth(patient, '2025-11-19');
    await pressure(patient, 162, 104, '08:00');
    expect(await alertsOf(patient)).toEqual([]);
  });
});
