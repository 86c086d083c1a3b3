import { expect, type Page } from '@playwright/test';

/** Matches the label of the other person's video; the own one ends in “(you)”. */
export const otherPerson = /^Video of (?!.*\(you\))/;

/** Returns the number of frames that a video element has shown so far. */
function framesShown(page: Page, label: RegExp): Promise<number> {
  return page
    .getByLabel(label)
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
}

/** Fails unless a video shows new frames. The browser restarts its count when the stream changes. */
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

type Remembering = HTMLVideoElement & { isRemembered?: boolean };

/** Marks a video element for {@link isRememberedVideo}. */
export async function rememberVideo(page: Page, label: RegExp): Promise<void> {
  await page.getByLabel(label).evaluate((video: Remembering) => {
    video.isRemembered = true;
  });
}

/** Returns whether the page still shows the marked video element, so that the call was never left. */
export function isRememberedVideo(page: Page, label: RegExp): Promise<boolean> {
  return page.getByLabel(label).evaluate(({ isRemembered = false }: Remembering) => isRemembered);
}
