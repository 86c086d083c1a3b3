import preview from '#ui/preview';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton });

export const Default = meta.story();

export const Matrix = meta.story({
  render: () => (
    <Stack gap="lg">
      {(['title', 'text', 'tile', 'chart', 'circle'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
});
