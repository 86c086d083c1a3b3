import { expect, it } from 'vitest';
import { mediaHelpSteps } from './mediaHelp.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'Chrome on Linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    0,
    'right end',
  ],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    10,
    'right end',
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    5,
    '“Permissions”',
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    0,
    'left end',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    5,
    'symbol before the address.',
  ],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    0,
    'menu bar',
  ],
  [
    'Safari on iPad',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    5,
    '“aA”',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    5,
    '“aA”',
  ],
  [
    'Chrome on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
    5,
    'Settings app',
  ],
  [
    'Firefox on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140.0 Mobile/15E148 Safari/604.1',
    5,
    'Settings app',
  ],
])('after a refused permission, returns the steps for %s', (_, userAgent, maxTouchPoints, words) => {
  expect(mediaHelpSteps('refused', { userAgent, maxTouchPoints })[0]).toContain(words);
});

it('tells how to mend a missing and a busy device', () => {
  const anywhere = { userAgent: '', maxTouchPoints: 0 };
  expect(mediaHelpSteps('camera', anywhere)[0]).toContain('plugged in');
  expect(mediaHelpSteps('microphone', anywhere)[0]).toContain('Close other programs');
});
