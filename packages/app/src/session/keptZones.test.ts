import type { SafeStorage } from '@vitalane/flows/browser';
import { expect, it, vi } from 'vitest';
import { createKeptZones, zoneState } from './keptZones.ts';

function memory(): SafeStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

const now = '2026-01-01T12:00:00Z';
const singapore = 'Asia/Singapore';
const inBerlin = { account: singapore, device: 'Europe/Berlin' };

it('asks on a journey, and not on the same clock', () => {
  expect(zoneState(inBerlin, null, now)).toBe('asked');
  expect(zoneState({ account: singapore, device: 'Asia/Kuala_Lumpur' }, null, now)).toBe('same');
});

it('an answer holds for its zones only, also after a reload', () => {
  const storage = memory();
  createKeptZones(storage).keep(inBerlin);
  const kept = createKeptZones(storage).read();
  expect(zoneState(inBerlin, kept, now)).toBe('kept');
  expect(zoneState({ ...inBerlin, device: 'Asia/Tokyo' }, kept, now)).toBe('asked');
  expect(zoneState({ account: 'Asia/Tokyo', device: 'Europe/Berlin' }, kept, now)).toBe('asked');
});

it('the next journey asks again', () => {
  const store = createKeptZones(memory());
  store.keep(inBerlin);
  store.forget();
  expect(zoneState(inBerlin, store.read(), now)).toBe('asked');
});

it('is asked again when the patient wants to, until there is an answer', () => {
  const store = createKeptZones(memory());
  store.keep(inBerlin);
  expect(store.isWanted()).toBe(false);
  store.askAgain();
  expect(zoneState(inBerlin, store.read(), now)).toBe('asked');
  expect(store.isWanted()).toBe(true);
  store.keep(inBerlin);
  expect(store.isWanted()).toBe(false);
});

it('tells listeners of an answer, until they leave', () => {
  const store = createKeptZones(memory());
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.forget();
  expect(listener).not.toHaveBeenCalled();
  store.keep(inBerlin);
  store.forget();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.keep(inBerlin);
  expect(listener).toHaveBeenCalledTimes(2);
});
