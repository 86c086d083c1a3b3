import { expect, test } from 'vitest';
import { createDeviceChoices } from './deviceChoices.ts';
import { memoryStorage } from './storage.fake.ts';

const info = (kind: MediaDeviceKind, deviceId: string, label: string) => ({ kind, deviceId, label });
const builtIn = info('videoinput', 'cam-1', 'Built-in camera');
const webcam = info('videoinput', 'cam-2', 'Desk webcam');
const headset = info('audioinput', 'mic-1', 'Headset');
const speaker = info('audiooutput', 'out-1', 'Loudspeaker');
const unnamed = [info('videoinput', '', ''), info('audioinput', '', '')];

/** Creates the choices of one page; `plug` replaces the connected devices. */
function openPage(start: readonly object[], storage = memoryStorage()) {
  let infos = start;
  const devices = Object.assign(new EventTarget(), {
    enumerateDevices: async () => infos as MediaDeviceInfo[],
  });
  const plug = (next: readonly object[]) => {
    infos = next;
    devices.dispatchEvent(new Event('devicechange'));
  };
  return { choices: createDeviceChoices(devices, storage), plug, storage };
}

test('the connected devices are known by kind', async () => {
  const { choices } = openPage([builtIn, webcam, headset, speaker]);
  await choices.refresh();
  expect(choices.get()).toEqual({
    connected: {
      camera: [
        { id: 'cam-1', label: 'Built-in camera' },
        { id: 'cam-2', label: 'Desk webcam' },
      ],
      microphone: [{ id: 'mic-1', label: 'Headset' }],
      speaker: [{ id: 'out-1', label: 'Loudspeaker' }],
    },
    chosen: { camera: null, microphone: null, speaker: null },
  });
});

test('nothing is requested by its id until the user has chosen', async () => {
  expect(await openPage([builtIn]).choices.requested()).toEqual({});
});

test('a chosen camera is reported, requested, and remembered by the next page', async () => {
  const { choices, storage } = openPage([builtIn, webcam, headset]);
  await choices.refresh();
  const chosen: string[] = [];
  choices.onChosen((kind) => chosen.push(kind));
  choices.choose('camera', 'cam-2');
  expect(chosen).toEqual(['camera']);
  choices.choose('camera', 'unknown');
  // It may have been busy.
  choices.choose('camera', 'cam-2');
  expect(chosen).toEqual(['camera', 'camera']);
  expect(choices.get().chosen.camera).toBe('cam-2');
  const { choices: later } = openPage([builtIn, webcam, headset], storage);
  expect(await later.requested()).toEqual({ camera: { exact: 'cam-2' }, microphone: undefined });
});

test('a chosen speaker is remembered, and opens no device', async () => {
  const { choices, storage } = openPage([speaker]);
  await choices.refresh();
  choices.onChosen(() => expect.unreachable());
  choices.choose('speaker', 'out-1');
  expect(choices.get().chosen.speaker).toBe('out-1');
  expect(await openPage([speaker], storage).choices.requested()).toEqual({});
});

test('a device is found by its label when its id has changed', async () => {
  const { choices, storage } = openPage([webcam]);
  await choices.refresh();
  choices.choose('camera', 'cam-2');
  const { choices: later } = openPage([builtIn, info('videoinput', 'other', 'Desk webcam')], storage);
  expect(await later.requested()).toMatchObject({ camera: { exact: 'other' } });
});

test('before the browser names a device, the remembered one is preferred', async () => {
  const { choices, storage } = openPage([webcam]);
  await choices.refresh();
  choices.choose('camera', 'cam-2');
  expect(await openPage(unnamed, storage).choices.requested()).toMatchObject({ camera: { ideal: 'cam-2' } });
});

test('a chosen device that is unplugged is not requested, and is chosen again once it is back', async () => {
  const { choices, plug } = openPage([builtIn, webcam]);
  await choices.refresh();
  choices.choose('camera', 'cam-2');
  let changes = 0;
  const stop = choices.subscribe(() => {
    changes += 1;
  });
  plug([builtIn]);
  await expect.poll(() => choices.get().chosen.camera).toBeNull();
  expect(await choices.requested()).toMatchObject({ camera: undefined });
  plug([builtIn, webcam]);
  await expect.poll(() => choices.get().chosen.camera).toBe('cam-2');
  expect(changes).toBe(2);
  stop();
});

test('damaged memory counts as none', async () => {
  for (const text of ['', '[]', '{"v":1,"camera":{"id":7}}', '{"v":2,"camera":{"id":"cam-2","label":""}}']) {
    const { choices } = openPage([webcam], memoryStorage({ devices: text }));
    expect(await choices.requested()).toEqual({});
  }
});
