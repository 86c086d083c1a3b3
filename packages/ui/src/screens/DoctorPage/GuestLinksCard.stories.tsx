import { expect, fn, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { GuestLinksCard, type GuestLinksCardProps } from './GuestLinksCard.tsx';

const roomId = 'Zm9yIGRvY3VtZW50YXRpb24gb25seSEh';
const args: GuestLinksCardProps = {
  links: ready([
    {
      roomId,
      url: `https://care.example/Video-Call/${roomId}`,
      callHref: `/VideoCall/${roomId}`,
      expiresAt: '2026-01-01T10:04:00.000Z',
    },
  ]),
  now: '2026-01-01T09:12:00.000Z',
  timeZone: 'Asia/Singapore',
  isMaking: false,
  copiedRoomId: null,
  isWithdrawing: false,
  onMake: fn(),
  onCopy: fn(),
  onWithdraw: fn(async () => true),
  onRetry: fn(),
};
const meta = preview.meta({ component: GuestLinksCard, args });

export const Ready = meta.story();
export const MakesCopiesAndOpens = meta.story({
  play: async ({ args: { onMake, onCopy }, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Link to send')).toHaveValue(
      `https://care.example/Video-Call/${roomId}`,
    );
    await expect(canvas.getByText(/Works until 18:04 \(52 min\)\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open call' })).toHaveAttribute(
      'href',
      `/VideoCall/${roomId}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(onCopy).toHaveBeenCalledWith(roomId);
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }));
    await expect(onMake).toHaveBeenCalledOnce();
  },
});

export const WithdrawsAfterAsking = meta.story({
  play: async ({ args: { onWithdraw }, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw link' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('A call on it ends at once.');
    await expect(onWithdraw).not.toHaveBeenCalled();
    const confirm = [...(dialog?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Withdraw link',
    );
    await userEvent.click(confirm as HTMLElement);
    await expect(onWithdraw).toHaveBeenCalledWith(roomId);
  },
});

export const Copied = meta.story({
  tags: ['state'],
  args: { copiedRoomId: roomId, now: '2026-01-01T11:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(canvas.getByText('The time of this link is over; its call goes on.')).toBeVisible();
  },
});

export const None = meta.story({ args: { links: ready([]) } });
export const Loading = meta.story({ args: { links: loading } });
export const Failed = meta.story({ args: { links: failed('Network error. Please try again.') } });
export const Narrow = meta.story({
  args: { errorMessage: 'Network error. Please try again.' },
  globals: { viewport: { value: 'narrow' } },
});
