import preview from '#ui/preview';
import { combinations } from '../../test/combinations.ts';
import { Inline } from '../Inline/index.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const args: BadgeProps = { children: 'Delivered', tone: 'success' };
const meta = preview.meta({ component: Badge, args });

export const Default = meta.story();

const axes = combinations({
  tone: ['neutral', 'accent', 'info', 'success', 'warning', 'danger'],
} as const);

export const Matrix = meta.story({
  render: () => (
    <Inline>
      {axes.map(({ tone }) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
});
