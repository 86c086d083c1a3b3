import { expect, type Page } from '@playwright/test';

/** Matches the label of the remote video; that of the own video ends in “(you)”. */
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

type Remembering = HTMLVideoElement & { remembered?: MediaStreamTrack };

/** Marks a video element and its track for {@link isRememberedVideo}. */
export async function rememberVideo(page: Page, label: RegExp): Promise<void> {
  await page.getByLabel(label).evaluate((video: Remembering) => {
    const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : [];
    if (track) video.remembered = track;
  });
}

/** Returns whether the page still shows the marked video element over the same connection; another connection has another track. */
export function isRememberedVideo(page: Page, label: RegExp): Promise<boolean> {
  return page.getByLabel(label).evaluate(({ remembered, srcObject }: Remembering) => {
    const tracks = srcObject instanceof MediaStream ? srcObject.getVideoTracks() : [];
    return remembered?.readyState === 'live' && tracks.includes(remembered);
  });
}
