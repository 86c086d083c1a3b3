/** Usage guidance for a primitive or pattern, as Markdown. Storybook shows it on the component's page. */
export interface Guidance {
  /** When to use the component. */
  use: string;
  /** When not to use it, and alternatives. */
  avoid: string;
  /** Keyboard and screen reader behaviour. */
  accessibility: string;
  /** Writing rules for its text. */
  content: string;
}
