import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { readPages } from '../pageFilesPlugin.ts';

const signedIn = ['shell/Stores.tsx', 'shell/Shell.tsx'];

it('lists the code of every page and of its layouts', async () => {
  const pages = await readPages();
  const filesOf = (path: string) => pages.get(path)?.map((file) => relative(import.meta.dirname, file));
  expect(filesOf('/login')).toEqual(['features/sign-in/LoginContainer.tsx']);
  expect(filesOf('/Diary')).toEqual([...signedIn, 'features/diary/DiaryContainer.tsx']);
  expect(filesOf('/Reports/Lipids')).toEqual([...signedIn, 'features/reports/ReportContainer.tsx']);
  expect(filesOf('/TeleHealth')).toEqual([
    ...signedIn,
    'features/telehealth/QueuePages.tsx',
    'features/telehealth/TeleHealthContainer.tsx',
  ]);
});
