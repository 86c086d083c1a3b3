import { expect } from 'storybook/test';

interface Keys {
  tab: () => Promise<void>;
  keyboard: (keys: string) => Promise<unknown>;
}

/** Goes to a control with Tab, however many presses it takes, and presses Enter. Fails when Tab does not come to it. */
export async function pressWithKeyboard(userEvent: Keys, control: Element): Promise<void> {
  for (let presses = 0; document.activeElement !== control && presses < 60; presses += 1)
    await userEvent.tab();
  await expect(control).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}
