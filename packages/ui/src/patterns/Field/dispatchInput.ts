/**
 * Dispatches an `input` event for controls that change their value without one, so that the form clears their
 * error.
 * @param root an element of the field, such as its button
 */
export function dispatchInput(root: Element | null): void {
  root?.dispatchEvent(new Event('input', { bubbles: true }));
}
