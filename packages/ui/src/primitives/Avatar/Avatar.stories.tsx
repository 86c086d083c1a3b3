import { expect, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { Inline } from '../Inline/index.ts';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#cbd8c4"/><circle cx="18" cy="14" r="7" fill="#5f3f31"/><path d="M4 36a14 14 0 0 1 28 0z" fill="#33869c"/></svg>',
)}`;

const meta = preview.meta({ component: Avatar, args: { fullName: 'Tan Wei Ling' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Tan Wei Ling' });
    await expect(avatar).toHaveTextContent('TW');
    await expect(avatar).toHaveStyle({ width: '36px', height: '36px' });
  },
});

export const Matrix = meta.story({
  render: () => (
    <Inline gap="md">
      <Avatar fullName="Tan Wei Ling" />
      <Avatar fullName="Mei" />
      <Avatar fullName="K" />
      <Avatar fullName="" isDecorative />
      <Avatar fullName="Tan Wei Ling" src={picture} />
      <Avatar fullName="Tan Wei Ling" size="lg" />
      <Avatar fullName="Tan Wei Ling" src={picture} size="lg" />
    </Inline>
  ),
});

export const BrokenPictureShowsInitials = meta.story({
  tags: ['state'],
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Tan Wei Ling' })).toHaveTextContent('TW'));
  },
});
