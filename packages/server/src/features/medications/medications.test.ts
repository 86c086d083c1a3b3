import { groupsOfAtc, MEDICINE_GROUPS } from '@vitalane/clinical';
import type { CatalogueMedicine } from '@vitalane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { medicines } from '../../lists/medicines.ts';

const path = '/users/medications';
const medicine = {
  name: 'Amlodipine 5 mg',
  route: 'Oral',
  unit: 'tablet',
  quantity: 30,
  remaining: 28,
  dose: 1,
  frequency: 'Once daily',
};

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome();
});
afterAll(() => server.close());

describe('a medicine', () => {
  it('returns how long it lasts, and is changed and deleted by its owner only', async () => {
    const { uuid, ...added } = (await patient.call('POST', path, medicine)).json();
    expect(added).toMatchObject({ ...medicine, daysRemaining: 28, runsOutOn: '2026-01-29', days: [0] });
    const other = await server.welcome();
    expect((await other.call('PATCH', `${path}/${uuid}`, { remaining: 1 })).statusCode).toBe(404);
    expect((await other.call('DELETE', `${path}/${uuid}`)).statusCode).toBe(404);
    const changed = await patient.call('PATCH', `${path}/${uuid}`, { remaining: 3 });
    expect(changed.json()).toMatchObject({ name: medicine.name, remaining: 3 });
    expect(changed.json().warnings).toEqual([
      {
        code: 'running_out',
        level: 'caution',
        text: 'This lasts 3 more days. Order more in time.',
        source: null,
      },
    ]);
    expect((await patient.call('DELETE', `${path}/${uuid}`)).statusCode).toBe(204);
    expect((await patient.call('GET', path)).json().items).toEqual([]);
  });

  it('keeps a missing stock unknown, which differs from zero', async () => {
    const { quantity: _pack, remaining: _left, ...unknown } = medicine;
    const person = await server.welcome();
    const added = (await person.call('POST', path, unknown)).json();
    expect(added).toMatchObject({ quantity: null, remaining: null, runsOutOn: null, warnings: [] });
    const none = (await person.call('PATCH', `${path}/${added.uuid}`, { remaining: 0 })).json();
    expect(none.warnings).toMatchObject([{ text: 'You have run out. Order more now.' }]);
    const again = await person.call('PATCH', `${path}/${added.uuid}`, { remaining: null });
    expect(again.json()).toMatchObject({ remaining: null, warnings: [] });
  });

  it('keeps the HH:MM of each time and skips entries without one', async () => {
    const times = ['20:00', 'evening', '2026-01-01T08:00:00', '8:00', '20:00'];
    const body = { ...medicine, times, days: [3, 1, 3], reminderFrequency: 'Weekly' };
    expect((await patient.call('POST', path, body)).json()).toMatchObject({
      times: ['08:00', '20:00'],
      days: [1, 3],
    });
  });

  it('accepts days and times separately from a form, and 0 alone for Daily', async () => {
    const fields = 'name=A&route=Oral&unit=tablet&dose=1&frequency=Once+daily&reminder=true';
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: {
        authorization: `Bearer ${patient.token}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `${fields}&reminderFrequency=Daily&days[0]=4&times[0]=08:00&times[1]=20:00`,
    });
    expect(answer.json()).toMatchObject({ reminder: true, days: [0], times: ['08:00', '20:00'] });
  });

  it.each([
    [{ remaining: 31 }, 'remaining', 'There cannot be more left than a full pack holds.'],
    [{ route: 'By post' }, 'route', 'Choose one of the offered ways.'],
    [{ unit: 'bucket' }, 'unit', 'Choose one of the offered units.'],
    [{ unit: 'capsule', dose: 0.5 }, 'dose', 'This cannot be divided. Enter a whole number.'],
    [{ frequency: 'Hourly' }, 'frequency', 'Choose one of the offered frequencies.'],
    [{ dose: 0 }, 'dose', 'Enter how much you take at a time.'],
  ])('refuses %j with the reason', async (change, name, message) => {
    const answer = await patient.call('POST', path, { ...medicine, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ name, message }]);
  });

  it('warns of the same ingredient in another medicine', async () => {
    const person = await server.welcome();
    const { medicationUuid } = (await person.call('GET', '/medications?s=norvasc')).json().items[0];
    await person.call('POST', path, { ...medicine, medicationUuid });
    const { warnings } = (await person.call('POST', path, { ...medicine, medicationUuid })).json();
    expect(warnings[0].code).toBe('same_ingredient');
    expect(warnings[0].text).toContain('amlodipine');
  });
});

describe('the catalogue', () => {
  it('lists names that begin with the text first, in complete pages', async () => {
    const search = async (query: string) => (await patient.call('GET', `/medications?${query}`)).json();
    const all = await search('s=AMLO&limit=500');
    expect(all.items[0].name).toMatch(/^Amlodipine/);
    const first = await search('s=AMLO&limit=2');
    const second = await search(`s=AMLO&limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4));
    expect((await search('s=norvasc')).items[0].brand).toBe('Norvasc');
    expect((await search('s=xyzzy')).items).toEqual([]);
    expect((await patient.call('GET', '/medications?s=amlo&cursor=x')).statusCode).toBe(422);
  });

  it.each([
    ['statins', 'Statin for cholesterol'],
    ['blood pressure', 'Medicine for blood pressure'],
    ['water tablet', 'Water tablet'],
    ['Inhaler', 'Inhaler for asthma or COPD'],
  ])('finds the medicines of a class: %s', async (typed, group) => {
    const idsOf = async (text: string) => {
      const found = await patient.call('GET', `/medications?limit=500&s=${encodeURIComponent(text)}`);
      return found
        .json()
        .items.map(({ medicationUuid }: CatalogueMedicine) => medicationUuid)
        .toSorted();
    };
    const ofGroup = medicines.filter(({ atcCodes }) =>
      atcCodes.flatMap(groupsOfAtc).some((code) => MEDICINE_GROUPS[code].name === group),
    );
    expect(ofGroup.length).toBeGreaterThan(10);
    expect(await idsOf(typed)).toEqual(ofGroup.map(({ uuid }) => uuid).toSorted());
    expect(await idsOf(group)).toEqual(await idsOf(typed));
  });

  it('narrows a class by a name, and lists what has the text in its own name first', async () => {
    const namesFor = async (text: string) =>
      (await patient.call('GET', `/medications?s=${encodeURIComponent(text)}`)).json().items.map(nameOf);
    const losartans = await namesFor('medicine for blood pressure losa');
    expect(losartans.length).toBeGreaterThan(0);
    for (const name of losartans) expect(name).toMatch(/^Losartan/);
    expect((await namesFor('insulin'))[0]).toMatch(/^Insulin/);
  });
});

const nameOf = ({ name }: { name: string }) => name;
