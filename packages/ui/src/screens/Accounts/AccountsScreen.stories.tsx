import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { accounts, doctorAccount, patientAccount } from './AccountsScreen.fixtures.ts';
import { AccountsScreen, type AccountsScreenProps } from './AccountsScreen.tsx';

const args: AccountsScreenProps = {
  accounts: ready(accounts),
  isSearching: false,
  hasMore: true,
  isLoadingMore: false,
  change: { status: 'closed' },
  trailHref: (uuid) => `/AuditTrail?account=${uuid}`,
  onSearch: fn(),
  onRetry: fn(),
  onLoadMore: fn(),
  onAskChange: fn(),
  onCloseChange: fn(),
  onConfirmChange: fn(),
};
const meta = preview.meta({ component: AccountsScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const Loading = meta.story({ args: { accounts: loading } });
export const Empty = meta.story({ args: { accounts: ready([]), hasMore: false } });
export const Failed = meta.story({ args: { accounts: failed('Something Went Wrong') } });
export const Forbidden = meta.story({ args: { accounts: forbidden } });

export const Searches = meta.story({
  play: async ({ args: { onSearch }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Name or e-mail address/ }), ' mei ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(onSearch).toHaveBeenCalledWith({ text: 'mei', role: '' });
  },
});

export const OffersWhatFitsTheAccount = meta.story({
  play: async ({ args: { onAskChange }, canvas, step, userEvent }) => {
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Change the account of ${name}` }));
      return within(await screen.findByRole('menu'));
    };
    await step(
      'a doctor may be deactivated, given another role, or helped with a lost telephone',
      async () => {
        const menu = await open('Dr Lim Wei Jie');
        const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
        await expect(names).toEqual([
          'Deactivate',
          'Make patient',
          'Make admin',
          'Remove authenticator app',
          'Show in the audit trail',
        ]);
        await userEvent.click(menu.getByRole('menuitem', { name: 'Deactivate' }));
        await expect(onAskChange).toHaveBeenLastCalledWith(doctorAccount, { kind: 'deactivate' });
      },
    );
    await step('the own account is only looked at', async () => {
      const menu = await open('Nadia Rahman');
      await expect(menu.getAllByRole('menuitem')).toHaveLength(1);
      await expect(menu.getByRole('menuitem', { name: 'Show in the audit trail' })).toHaveAttribute(
        'href',
        '/AuditTrail?account=a1',
      );
    });
  },
});

export const AsksBeforeAChange = meta.story({
  args: {
    change: {
      status: 'open',
      account: patientAccount,
      change: { kind: 'role', role: 'ROLE_DOCTOR' },
      message: 'Network error. Please try again.',
    },
  },
  play: async ({ args: { onConfirmChange }, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Make Tan Mei Ling doctor?' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Network error. Please try again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
    await expect(onConfirmChange).toHaveBeenCalledOnce();
  },
});
