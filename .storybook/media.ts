/** What a reader may have chosen in their system or browser. */
export interface Media {
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
  /** Size of text in the browser's settings. */
  textPercent?: 100 | 200;
}

declare global {
  /** Present in test runs: lets a story ask for what a reader may have chosen. By hand it is set in the browser. */
  var emulateMedia: ((media: Media) => Promise<void>) | undefined;
  /** Present in test runs: presses keys of the machine, for what only the browser itself does with them. */
  var pressKeys: ((keys: string) => Promise<void>) | undefined;
}
