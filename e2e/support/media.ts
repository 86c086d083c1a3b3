import { expect, type Page } from '@playwright/test';

/** The video of the other side of a call; the own one is named “… (you)”. */
export const otherPerson = /^Video of (?!.*\(you\))/;

/** Frames that a video element has shown so far. */
function framesShown(page: Page, label: RegExp): Promise<number> {
  return page
    .getByLabel(label)
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
}

/** Fails unless a video goes on showing new frames. The browser counts from 0 again when another stream is shown. */
export async function expectMovingPicture(page: Page, label: RegExp): Promise<void> {
  let seen = await framesShown(page, label);
  let fresh = 0;
  const countFresh = async () => {
    const shown = await framesShown(page, label);
    fresh += shown < seen ? shown : shown - seen;
    seen = shown;
    return fresh;
  };
  await expect.poll(countFresh).toBeGreaterThan(5);
}

type Watched = HTMLVideoElement & { longestGapMs?: number };

/** From now on, remembers the longest time for which a video shows no new frame. */
export async function watchGaps(page: Page, label: RegExp): Promise<void> {
  await page.getByLabel(label).evaluate((video: Watched) => {
    video.longestGapMs = 0;
    let lastMs = performance.now();
    const onFrame = (nowMs: number) => {
      video.longestGapMs = Math.max(video.longestGapMs ?? 0, nowMs - lastMs);
      lastMs = nowMs;
      video.requestVideoFrameCallback(onFrame);
    };
    video.requestVideoFrameCallback(onFrame);
  });
}

/** The longest such time so far, in milliseconds. Fails for a video element that has been replaced since. */
export function longestGapMs(page: Page, label: RegExp): Promise<number> {
  return page.getByLabel(label).evaluate((video: Watched) => video.longestGapMs ?? Number.NaN);
}
