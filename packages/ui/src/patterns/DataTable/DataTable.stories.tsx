import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Patient {
  uuid: string;
  name: string;
  nric: string;
  waitedMin: number;
}

const patients: readonly Patient[] = [
  { uuid: '1', name: 'Tan Wei Ling', nric: '•••••567D', waitedMin: 12 },
  { uuid: '2', name: 'Muhammad Faris bin Abdullah', nric: '•••••881J', waitedMin: 8 },
  { uuid: '3', name: 'Priya Nair', nric: '•••••102A', waitedMin: 3 },
];

const openCall = fn();

const args: DataTableProps<Patient> = {
  label: 'Patients waiting',
  columns: [
    { id: 'name', header: 'Name', cell: ({ name }) => name },
    { id: 'nric', header: 'NRIC', cell: ({ nric }) => nric },
    { id: 'waited', header: 'Waiting', align: 'end', cell: ({ waitedMin }) => `${waitedMin} min` },
  ],
  rows: patients,
  rowKey: ({ uuid }) => uuid,
};

const rowActions = ({ uuid, name }: Patient) => (
  <Button variant="soft" size="sm" aria-label={`Open call with ${name}`} onPress={() => openCall(uuid)}>
    Open call
  </Button>
);

const meta = preview.meta({ component: DataTable<Patient>, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Patients waiting' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'NRIC',
      'Waiting',
    ]);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
});

export const Matrix = meta.story({
  render: (props) => (
    <Stack gap="lg">
      <DataTable {...props} rowActions={rowActions} />
      <DataTable {...props} label="Patients waiting, compact" density="compact" rowActions={rowActions} />
      <DataTable {...props} label="Nobody waiting" rows={[]} empty={<p>Nobody is waiting.</p>} />
    </Stack>
  ),
});

export const Compact = meta.story({ args: { density: 'compact', rowActions } });

export const RowActionsConcernTheirRow = meta.story({
  args: { rowActions },
  play: async ({ canvas, userEvent }) => {
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Open call with Priya Nair' }));
    await expect(openCall).toHaveBeenLastCalledWith('3');
  },
});

export const CardsOnANarrowScreen = meta.story({
  tags: ['state'],
  args: { rowActions },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    const [header] = canvas.getAllByRole('rowheader');
    await expect(header).toHaveTextContent('Tan Wei Ling');
    await expect(header?.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Empty = meta.story({
  args: { rows: [], empty: <p>Nobody is waiting.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody is waiting.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
