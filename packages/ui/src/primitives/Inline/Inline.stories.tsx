import preview from '#ui/preview';
import { combinations } from '../../test/combinations.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Inline, type InlineProps } from './Inline.tsx';

const cards = ['Blood pressure', 'Weight', 'Blood sugar', 'Exercise', 'Medicine'].map((name) => (
  <Card key={name}>{name}</Card>
));

const args: InlineProps = { children: cards, gap: 'sm' };
const meta = preview.meta({ component: Inline, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: () => (
    <Stack gap="md">
      {combinations({
        align: ['start', 'center', 'end', 'baseline', 'stretch'],
        justify: ['start', 'center', 'end', 'between'],
      } as const).map((axes) => (
        <Inline key={Object.values(axes).join()} {...axes} gap="sm">
          <Card>{axes.align}</Card>
          <Card padding="none">{axes.justify}</Card>
        </Inline>
      ))}
    </Stack>
  ),
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
