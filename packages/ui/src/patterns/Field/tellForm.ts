/**
 * Tells the form around that the field was edited, where a control changes its value without the browser's `input`
 * event: the form then puts its error away.
 * @param root an element of the field, such as its button
 */
export function tellForm(root: Element | null): void {
  root?.dispatchEvent(new Event('input', { bubbles: true }));
}
