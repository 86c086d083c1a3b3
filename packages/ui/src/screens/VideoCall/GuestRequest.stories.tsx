import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { GuestRequest, type GuestRequestProps } from './GuestRequest.tsx';

const args: GuestRequestProps = {
  guests: [
    { id: 'a', name: 'Lim Wei Jie' },
    { id: 'b', name: 'Nur Aisyah binte Abdul Rahman, daughter and carer of Mdm Siti' },
  ],
  onAdmit: fn(),
  onRefuse: fn(),
};
const meta = preview.meta({ component: GuestRequest, args });

export const Ready = meta.story();
export const AnswersEachByName = meta.story({
  play: async ({ args: { onAdmit, onRefuse }, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Lim Wei Jie asks to join');
    await userEvent.click(canvas.getByRole('button', { name: /^Refuse Nur Aisyah/ }));
    await expect(onRefuse).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: 'Let in Lim Wei Jie' }));
    await expect(onAdmit).toHaveBeenCalledWith('a');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
