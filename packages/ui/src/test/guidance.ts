/** What someone should know before using a primitive or pattern. Markdown; shown on its page in Storybook. */
export interface Guidance {
  /** When it is the right one. */
  use: string;
  /** When it is not, and what to use instead. */
  avoid: string;
  /** What it does for keyboard and screen reader. */
  accessibility: string;
  /** How to word what it shows. */
  content: string;
}
