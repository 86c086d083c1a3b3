import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { DrugAllergiesScreen, type DrugAllergiesScreenProps } from './DrugAllergiesScreen.tsx';

const args: DrugAllergiesScreenProps = {
  allergies: ready({ answer: true, names: ['Penicillin', 'Ibuprofen'] }),
  backHref: '/Medication',
  change: { status: 'idle' },
  onRetry: fn(),
  onAddAllergy: fn(),
  onDeleteAllergy: fn(),
  onSayNone: fn(),
};
const meta = preview.meta({ component: DrugAllergiesScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const Loading = meta.story({ args: { allergies: loading } });
export const Failed = meta.story({
  args: { allergies: failed('Network error. Please try again.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await expect(canvas.queryByText('No drug allergies')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
export const Forbidden = meta.story({ args: { allergies: forbidden } });
export const NoneAtAll = meta.story({
  args: { allergies: ready({ answer: false, names: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No drug allergies' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'I have no drug allergies' })).not.toBeInTheDocument();
  },
});
export const NotSaidYet = meta.story({
  args: { allergies: ready({ answer: null, names: [] }) },
  play: async ({ args: { onSayNone }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have no drug allergies' }));
    await expect(onSayNone).toHaveBeenCalledOnce();
  },
});
export const NarrowWithALongName = meta.story({
  args: {
    allergies: ready({ answer: true, names: ['Sulfamethoxazole-trimethoprim-and-every-other-sulfonamide'] }),
    change: { status: 'failed', message: 'Network error. Please try again.' },
  },
  globals: { viewport: { value: 'narrow' } },
});

export const AddsAndDeletes = meta.story({
  render: (props) => {
    const [names, setNames] = useState(['Penicillin']);
    return (
      <DrugAllergiesScreen
        {...props}
        allergies={ready({ answer: true, names })}
        onAddAllergy={(name) => setNames([...names, name])}
        onDeleteAllergy={(name) => setNames(names.filter((other) => other !== name))}
      />
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByLabelText('Medicine or ingredient');
    await step('what is in the list already is not added again', async () => {
      await userEvent.type(box, 'penicillin{Enter}');
      await expect(box).toHaveAccessibleDescription(/This is in your list already\./);
    });
    await step('a new one appears, and the box is empty again', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'Ibuprofen{Enter}');
      await expect(canvas.getByText('Ibuprofen')).toBeVisible();
      await waitFor(() => expect(box).toHaveValue(''));
    });
    await step('one is deleted after asking, and focus stays in the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Penicillin' }));
      await userEvent.click(screen.getByRole('button', { name: 'Delete allergy' }));
      await expect(canvas.queryByText('Penicillin')).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your allergies' })).toHaveFocus());
    });
  },
});
