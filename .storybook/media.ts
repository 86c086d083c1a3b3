/** User preferences of the system or browser. */
export interface Media {
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
  /** Text size in the browser's settings, in percent. */
  textPercent?: 100 | 200;
}

declare global {
  /** Emulates user preferences. Present in test runs only; otherwise set them in the browser. */
  var emulateMedia: ((media: Media) => Promise<void>) | undefined;
  /** Presses real keys, for default actions of the browser. Present in test runs only. */
  var pressKeys: ((keys: string) => Promise<void>) | undefined;
  /** Whether a test run checks every rule of axe in both themes. */
  var isThorough: boolean | undefined;
}
