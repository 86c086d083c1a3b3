import { expect, waitFor, within } from 'storybook/test';

/** Returns whether a whole element is inside the window. */
export function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

interface Canvas {
  findByRole: (role: 'region', options: { name: string }) => Promise<HTMLElement>;
}

/**
 * Expects that the question about pending values has focus and starts with this advice and its phone, and that advice,
 * phone and question are in the window before any answer. Text of twice its size is longer than the window: then the
 * advice begins in the window, and the phone is there too.
 */
export async function showsOwnAdvice(
  canvas: Canvas,
  { reason, action, call }: { reason: string; action: string; call: { label: string; href: string } | null },
): Promise<void> {
  const region = await canvas.findByRole('region', { name: 'Is this right?' });
  await expect(region).toHaveFocus();
  const asked = within(region);
  const [phone] = region.querySelectorAll('a, button');
  await expect(phone).toHaveAttribute('href', call?.href);
  const isLarge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
  const shown = [asked.getByText(reason), asked.getByRole('link', { name: call?.label ?? '' })];
  if (!isLarge)
    shown.push(
      asked.getByText(action),
      asked.getByText('Is this right?'),
      ...asked.getAllByText(/^You entered/).slice(0, 1),
    );
  await waitFor(async () => {
    for (const element of shown)
      await expect([element.textContent, isInWindow(element)]).toEqual([element.textContent, true]);
  });
}
