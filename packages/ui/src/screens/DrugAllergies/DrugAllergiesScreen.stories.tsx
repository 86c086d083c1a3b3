import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { DrugAllergiesScreen, type DrugAllergiesScreenProps } from './DrugAllergiesScreen.tsx';
import type { DrugAllergies } from './DrugAllergiesScreen.types.ts';

const questionOf = (name: string) =>
  `You removed an allergy to ${name}. Do you no longer have it, or was it added by mistake?`;
const known = (names: readonly string[]): DrugAllergies => ({
  answer: names.length > 0,
  names,
  removalQuestions: Object.fromEntries(names.map((name) => [name, questionOf(name)])),
});

const args: DrugAllergiesScreenProps = {
  allergies: ready(known(['Penicillin', 'Ibuprofen'])),
  backHref: '/Medication',
  change: { status: 'idle' },
  onRetry: fn(),
  onAddAllergy: fn(),
  onRemoveAllergy: fn(),
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
  tags: ['state'],
  args: { allergies: ready(known([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No drug allergies' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'I have no drug allergies' })).not.toBeInTheDocument();
  },
});
export const NotAnsweredYet = meta.story({
  args: { allergies: ready({ ...known([]), answer: null }) },
  play: async ({ args: { onSayNone }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have no drug allergies' }));
    await expect(onSayNone).toHaveBeenCalledOnce();
  },
});
export const NarrowWithALongName = meta.story({
  args: {
    allergies: ready(known(['Sulfamethoxazole-trimethoprim-and-every-other-sulfonamide'])),
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
        allergies={ready(known(names))}
        onAddAllergy={(name) => setNames([...names, name])}
        onRemoveAllergy={(name) => setNames(names.filter((other) => other !== name))}
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
    await step('one is removed after asking what it means, and focus stays in the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Penicillin' }));
      const question = await screen.findByText(questionOf('Penicillin'));
      await waitFor(() => expect(question).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'I no longer have it' }));
      await expect(canvas.queryByText('Penicillin')).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your allergies' })).toHaveFocus());
    });
  },
});

export const AsksWhatARemovalMeans = meta.story({
  play: async ({ args: { onRemoveAllergy }, canvas, step, userEvent }) => {
    const remove = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Penicillin' }));
      const note = await screen.findByText('After that we no longer warn you of Penicillin.');
      await waitFor(() => expect(note).toBeVisible());
    };
    await step('keeping it states nothing', async () => {
      await remove();
      await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
      await expect(onRemoveAllergy).not.toHaveBeenCalled();
    });
    await step('a mistake never was one', async () => {
      await remove();
      await userEvent.click(screen.getByRole('button', { name: 'It was added by mistake' }));
      await expect(onRemoveAllergy).toHaveBeenLastCalledWith('Penicillin', 'mistake');
    });
    await step('one that is over is part of the history', async () => {
      await remove();
      await userEvent.click(screen.getByRole('button', { name: 'I no longer have it' }));
      await expect(onRemoveAllergy).toHaveBeenLastCalledWith('Penicillin', 'resolved');
    });
  },
});
