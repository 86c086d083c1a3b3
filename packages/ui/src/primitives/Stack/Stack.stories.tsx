import preview from '#ui/preview';
import { Card } from '../Card/index.ts';
import { Stack, type StackProps } from './Stack.tsx';

const cards = ['Blood pressure', 'Weight', 'Blood sugar', 'Exercise', 'Medicine'].map((name) => (
  <Card key={name}>{name}</Card>
));

const args: StackProps = { children: cards, gap: 'md' };
const meta = preview.meta({ component: Stack, args });

export const Default = meta.story();

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
