import preview from '#ui/preview';
import { Card } from '../Card/index.ts';
import { Grid, type GridProps } from './Grid.tsx';

const cards = ['Blood pressure', 'Weight', 'Blood sugar', 'Exercise', 'Medicine'].map((name) => (
  <Card key={name}>{name}</Card>
));

const args: GridProps = { children: cards, columnWidth: 'md' };
const meta = preview.meta({ component: Grid, args });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
