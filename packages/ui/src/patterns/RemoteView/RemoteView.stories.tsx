import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Card, Stack, Text } from '../../primitives/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { RemoteView, type RemoteViewProps } from './RemoteView.tsx';
import { failed, forbidden, loading, ready } from './remote.ts';

const readings = ['128/82 mmHg, today 08:15', '131/84 mmHg, yesterday 08:20'];

const args: RemoteViewProps<readonly string[]> = {
  value: ready(readings),
  isEmpty: (list) => list.length === 0,
  empty: <EmptyState title="No readings yet" />,
  onRetry: fn(),
  children: (list) => (
    <Card title="Readings">
      <Stack as="ul" gap="sm">
        {list.map((reading) => (
          <li key={reading}>
            <Text>{reading}</Text>
          </li>
        ))}
      </Stack>
    </Card>
  ),
};
const meta = preview.meta({
  render: (props: RemoteViewProps<readonly string[]>) => <RemoteView {...props} />,
  args,
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: (props) => (
    <Stack gap="lg">
      <RemoteView {...props} value={loading} />
      <RemoteView {...props} value={ready([])} />
      <RemoteView {...props} value={failed('Network error. Please try again.')} />
      <RemoteView {...props} value={forbidden} />
      <RemoteView {...props} value={ready(readings, { isStale: true })} />
    </Stack>
  ),
});

export const Loading = meta.story({
  args: { value: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  args: { value: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No readings yet' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { value: failed('Network error. Please try again.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error. Please try again.');
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Forbidden = meta.story({
  args: { value: forbidden },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You do not have access to this page.');
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '#home');
  },
});

export const StaleKeepsTheOldData = meta.story({
  tags: ['state'],
  args: { value: ready(readings, { isStale: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This may be out of date. We could not get the latest.')).toBeVisible();
    await expect(canvas.getByText('128/82 mmHg, today 08:15')).toBeVisible();
  },
});
