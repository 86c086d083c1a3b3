import preview from '#ui/preview';
import { combinations } from '../../test/combinations.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Grid, type GridProps } from './Grid.tsx';

const cards = ['Blood pressure', 'Weight', 'Blood sugar', 'Exercise', 'Medicine'].map((name) => (
  <Card key={name}>{name}</Card>
));

const args: GridProps = { children: cards, columnWidth: 'md' };
const meta = preview.meta({ component: Grid, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (props) => (
    <Stack gap="xl">
      {combinations({ columnWidth: ['sm', 'md', 'lg'], gap: ['sm', 'lg'] } as const).map((axes) => (
        <Grid key={Object.values(axes).join()} {...props} {...axes} />
      ))}
    </Stack>
  ),
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
