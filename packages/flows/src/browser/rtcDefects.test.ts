import { expect, test } from 'vitest';
import { createDefectMeter, type Look } from './rtcDefects.ts';

const well: Look = {
  atMs: 0,
  decoded: 0,
  presented: 0,
  print: '0',
  packets: 0,
  energy: 0,
  isCameraOn: true,
  isMicrophoneOn: true,
};

/** Samples a call once a second for 20 s. All values grow except those of `part`. Returns the first defect and its second. */
function firstDefect(part: (second: number) => Partial<Look>) {
  const meter = createDefectMeter();
  for (let second = 0; second <= 20; second += 1) {
    const moving = {
      atMs: second * 1000,
      decoded: second * 24,
      presented: second * 24,
      print: String(second),
      packets: second * 50,
      energy: second / 10,
    };
    const defect = meter({ ...well, ...moving, ...part(second) });
    if (defect) return [defect, second];
  }
  return null;
}

test.each([
  ['frames are decoded and not presented', { presented: 7 }, ['unshown', 2]],
  ['no frame is decoded while the camera is on', { decoded: 7, presented: 7 }, ['undecoded', 4]],
  ['the same frame is presented repeatedly', { print: 'same' }, ['unchanged', 10]],
  ['sound has no energy', { energy: 0 }, ['silent', 10]],
])('%s', (_, part, expected) => {
  expect(firstDefect(() => part)).toEqual(expected);
});

test.each([
  ['all values change', {}],
  ['the camera is off', { decoded: 7, presented: 7, print: 'black', isCameraOn: false }],
  ['the microphone is off', { energy: 0, isMicrophoneOn: false }],
  ['the sender sends no sound in a pause', { energy: 3, packets: 50 }],
  ['the video element is out of view', { presented: null, print: null }],
])('reports no defect when %s', (_, part) => {
  expect(firstDefect(() => part)).toBeNull();
});

test('measuring restarts when the device is on again, and when the video element is in view again', () => {
  expect(
    firstDefect((second) => (second < 12 ? { isCameraOn: false, decoded: 7 } : { decoded: 7, presented: 7 })),
  ).toEqual(['undecoded', 16]);
  expect(firstDefect((second) => ({ presented: second < 12 ? null : 7 }))).toEqual(['unshown', 14]);
});
