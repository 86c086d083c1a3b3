import { expect, screen } from 'storybook/test';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: { text: 'Shown on the first page of the report', children: <Button>Add a note</Button> },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
      <Tooltip text="Opens the whole report">
        <Link href="/Reports">Health report</Link>
      </Tooltip>
    </Inline>
  ),
});

export const Open = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});

export const ShownOnFocusAndPutAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Shown on the first page of the report',
    );
    await expect(canvas.getByRole('button', { name: 'Add a note' })).toHaveAccessibleDescription(
      'Shown on the first page of the report',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
});
