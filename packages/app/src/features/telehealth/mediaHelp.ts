import type { MediaFault } from '@vitalane/flows/call';
import {
  mediaFaultHelp,
  mediaFaultMessages,
  mediaRefusedHelp,
  mediaRefusedMessage,
} from '@vitalane/ui/messages';

/** What tells browsers and devices apart. */
export type BrowserHints = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

type Browser = keyof typeof mediaRefusedHelp;

/** The first that fits is the one: Chromium names Safari too, and on an iPhone every browser does. */
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['otherOnIphone', /(iPhone|iPad|iPod).*(CriOS|FxiOS|EdgiOS|OPT)\//],
  ['safariOnIphone', /iPhone|iPad|iPod/],
  ['firefoxOnAndroid', /Android.*Firefox\//],
  ['android', /Android/],
  ['firefox', /Firefox\//],
  ['chromium', /Chrome\/|Edg\//],
];

/** Returns the browser whose steps fit. An iPad names itself a Mac; a Mac has no touch screen. */
function browserOf({ userAgent, maxTouchPoints }: BrowserHints): Browser {
  const found = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (found) return found;
  return maxTouchPoints > 1 ? 'safariOnIphone' : 'safari';
}

/** Returns what to do about a fault in this browser, one step each. */
export function mediaHelpSteps(fault: MediaFault, hints: BrowserHints): readonly string[] {
  return fault === 'refused' ? mediaRefusedHelp[browserOf(hints)] : mediaFaultHelp[fault];
}

/** Returns what happened, in one sentence. A refusal is not described as a missing device. */
export const mediaFaultText = (fault: MediaFault): string =>
  fault === 'refused' ? mediaRefusedMessage : mediaFaultMessages[fault];
