import { expect } from 'storybook/test';

interface Keys {
  tab: () => Promise<void>;
  keyboard: (keys: string) => Promise<unknown>;
}

/** Moves focus to a control with Tab and presses Enter. Fails if Tab does not reach the control. */
export async function pressWithKeyboard(userEvent: Keys, control: Element): Promise<void> {
  for (let presses = 0; document.activeElement !== control && presses < 60; presses += 1)
    await userEvent.tab();
  await expect(control).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}
