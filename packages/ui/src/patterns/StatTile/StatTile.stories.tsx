import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Grid } from '../../primitives/Grid/index.ts';
import { StatTile, type StatTileProps } from './StatTile.tsx';

const args: StatTileProps = {
  label: 'Blood pressure',
  value: '128/82',
  unit: 'mmHg',
  time: 'today 08:15',
  range: 'inRange',
};

const meta = preview.meta({ component: StatTile, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Blood pressure' })).toHaveTextContent('128/82 mmHg');
    await expect(canvas.getByText('In range')).toBeVisible();
    await expect(canvas.getByText('today 08:15')).toBeVisible();
  },
});

/** Expects each value inside the padding of its tile. */
async function expectFits(tiles: HTMLElement[]): Promise<void> {
  for (const tile of tiles) {
    const words = document.createRange();
    words.selectNodeContents(tile);
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
      tile.getBoundingClientRect().right - 16,
    );
  }
}

export const Matrix = meta.story({
  play: async ({ canvas }) => expectFits(canvas.getAllByRole('article')),
  render: () => (
    <Grid gap="md" columnWidth="sm">
      <StatTile {...args} trend={{ direction: 'down', text: '4 lower than last week' }} href="/Diary" />
      <StatTile label="Blood sugar" value="9.2" unit="mmol/L" time="yesterday 21:40" range="above" />
      <StatTile
        label="Weight"
        value="71.4"
        unit="kg"
        time="2 March"
        trend={{ direction: 'steady', text: 'Same as last week' }}
      />
      <StatTile
        label="Blood sugar"
        value="3.4"
        unit="mmol/L"
        time="today 06:50"
        range="below"
        trend={{ direction: 'up', text: '0.2 higher than yesterday' }}
      />
      <StatTile label="Exercise" href="/Diary" />
    </Grid>
  ),
});

export const NoReadingYet = meta.story({
  tags: ['state'],
  args: { label: 'Weight', value: undefined, unit: undefined, time: undefined, range: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reading yet')).toBeVisible();
  },
});

export const WholeTileLeadsToTheHistory = meta.story({
  args: { href: '/Diary' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Blood pressure' });
    await expect(link).toHaveAttribute('href', '/Diary');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { right, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(link);
  },
});

export const LongWordsOnANarrowScreen = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Average blood pressure measured at home in the evening',
    value: '1,128.5/82.5',
    unit: 'millimetres of mercury',
    range: 'above',
    rangeLabel: 'Well above your own target',
    trend: { direction: 'up', text: '12 higher than the average of the four weeks before' },
  },
});

export const NextToAnotherOnAPhone = meta.story({
  tags: ['state'],
  render: (props) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, width: 272 }}>
      <StatTile {...props} />
      <StatTile {...props} value="1,128.5" unit="steps" range="above" rangeLabel="Above" />
    </div>
  ),
  play: async ({ canvas }) => expectFits(canvas.getAllByRole('article')),
});
