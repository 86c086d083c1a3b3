import preview from '#ui/preview';
import { Card } from '../Card/index.ts';
import { Inline, type InlineProps } from './Inline.tsx';

const cards = ['Blood pressure', 'Weight', 'Blood sugar', 'Exercise', 'Medicine'].map((name) => (
  <Card key={name}>{name}</Card>
));

const args: InlineProps = { children: cards, gap: 'sm' };
const meta = preview.meta({ component: Inline, args });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
