import preview from '#ui/preview';
import { combinations } from '../../test/combinations.ts';
import { Card } from '../Card/index.ts';
import { Stack, type StackProps } from './Stack.tsx';

const cards = ['Blood pressure', 'Weight', 'Blood sugar', 'Exercise', 'Medicine'].map((name) => (
  <Card key={name}>{name}</Card>
));

const args: StackProps = { children: cards, gap: 'md' };
const meta = preview.meta({ component: Stack, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: () => (
    <Stack gap="xl">
      {combinations({ align: ['stretch', 'start', 'center', 'end'], gap: ['xs', 'md'] } as const).map(
        (axes) => (
          <Stack key={Object.values(axes).join()} {...axes}>
            <Card>{axes.align}</Card>
            <Card>Distance {axes.gap}</Card>
          </Stack>
        ),
      )}
    </Stack>
  ),
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
