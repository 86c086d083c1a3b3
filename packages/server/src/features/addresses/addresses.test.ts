import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';

const home = { address: '12 Marina View', unitNumber: '#08-123', postalCode: '018961', country: 'Singapore' };

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome();
});
afterAll(() => server.close());

describe('an address', () => {
  it('is stored, changed field by field and deleted', async () => {
    const { uuid, ...stored } = (await patient.call('POST', '/addresses', home)).json();
    expect(stored).toEqual({ ...home, isDefault: true });
    const changed = await patient.call('PATCH', `/addresses/${uuid}`, { unitNumber: '' });
    expect(changed.json()).toEqual({ ...home, uuid, unitNumber: '', isDefault: true });
    expect((await patient.call('GET', `/addresses/${uuid}`)).json()).toEqual(changed.json());
    expect((await patient.call('GET', '/addresses')).json().items).toHaveLength(1);
    expect((await patient.call('DELETE', `/addresses/${uuid}`)).statusCode).toBe(204);
    expect((await patient.call('GET', `/addresses/${uuid}`)).statusCode).toBe(404);
  });

  it('is the default when it is the first or chosen, and at most one is', async () => {
    const [other, person] = [await server.welcome(), await server.welcome()];
    await other.call('POST', '/addresses', home);
    const defaults = async () =>
      (await person.call('GET', '/addresses'))
        .json()
        .items.filter(({ isDefault }: { isDefault: boolean }) => isDefault)
        .map(({ uuid }: { uuid: string }) => uuid);
    const first = (await person.call('POST', '/addresses', home)).json();
    const second = (await person.call('POST', '/addresses', home)).json();
    expect(await defaults()).toEqual([first.uuid]);
    await person.call('PATCH', `/addresses/${second.uuid}`, { isDefault: true });
    expect(await defaults()).toEqual([second.uuid]);
  });

  it('with an invalid id is not found: there is no field to correct', async () => {
    const answer = await patient.call('GET', '/addresses/nonsense');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'not_found',
      message: 'This could not be found. It may have been removed.',
    });
  });

  it('of another account is answered like a missing one', async () => {
    const { uuid } = (await (await server.welcome()).call('POST', '/addresses', home)).json();
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { unitNumber: '#01-01' } : undefined;
      const answer = await patient.call(method, `/addresses/${uuid}`, body);
      expect(answer.json().code).toBe('not_found');
    }
  });

  it.each([
    [{ postalCode: '12345' }, 'Enter the six digits of the postal code, for example 018961.'],
    [{ postalCode: '990000' }, 'No postal code in Singapore starts like this. Check the first two digits.'],
  ])('in Singapore is refused with %j', async (change, message) => {
    const answer = await patient.call('POST', '/addresses', { ...home, ...change });
    expect(answer.json().fields).toEqual([{ name: 'postalCode', message }]);
  });

  it('elsewhere keeps the postal code of its country', async () => {
    const answer = await patient.call('POST', '/addresses', {
      ...home,
      postalCode: 'SW1A 1AA',
      country: 'UK',
    });
    expect(answer.statusCode).toBe(201);
  });
});

describe('the address search', () => {
  it('finds the postal code that the form gives as an example', async () => {
    const found = (await patient.call('GET', '/address-search?s=018961')).json();
    expect(found.items).toEqual([expect.objectContaining({ postalCode: '018961' })]);
  });

  it('finds by street and by postal code', async () => {
    const search = async (s: string) => (await patient.call('GET', `/address-search?s=${s}`)).json().items;
    expect(await search('outram')).toContainEqual({
      address: 'Singapore General Hospital, Outram Road',
      postalCode: '169608',
    });
    expect(await search('169608')).toHaveLength(1);
  });

  it('reports when the service does not respond', async () => {
    const other = await startTestServer({ addressSearchUrl: 'http://127.0.0.1:9/search' });
    const person = await other.welcome();
    expect((await person.call('GET', '/address-search?s=outram')).json().code).toBe('upstream_failed');
    await other.close();
  });
});
