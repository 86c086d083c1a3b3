import type { MediaFault } from '@vitalane/flows/call';
import { mediaFaultHelp, mediaRefusedHelp } from '@vitalane/ui/messages';

/** Part of `Navigator` that identifies browser and device. */
export type BrowserHints = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

type Browser = keyof typeof mediaRefusedHelp;

/** User agent patterns; the first match counts. Chromium names Safari too, and so does every browser on an iPhone. */
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['otherOnIphone', /(iPhone|iPad|iPod).*(CriOS|FxiOS|EdgiOS|OPT)\//],
  ['safariOnIphone', /iPhone|iPad|iPod/],
  ['firefoxOnAndroid', /Android.*Firefox\//],
  ['android', /Android/],
  ['firefox', /Firefox\//],
  ['chromium', /Chrome\/|Edg\//],
];

/** Returns the browser. An iPad identifies itself as a Mac, but only the iPad has a touch screen. */
function browserOf({ userAgent, maxTouchPoints }: BrowserHints): Browser {
  const found = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (found) return found;
  return maxTouchPoints > 1 ? 'safariOnIphone' : 'safari';
}

/** Returns the steps that fix a fault in this browser. */
export function mediaHelpSteps(fault: MediaFault, hints: BrowserHints): readonly string[] {
  return fault === 'refused' ? mediaRefusedHelp[browserOf(hints)] : mediaFaultHelp[fault];
}
