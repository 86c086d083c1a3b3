import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { readPages } from '../pageFilesPlugin.ts';

const signedIn = ['session/Stores.tsx', 'shell/Shell.tsx'];

it('knows of every page which code it needs: its own and that of the layouts around it', async () => {
  const pages = await readPages();
  const filesOf = (path: string) => pages.get(path)?.map((file) => relative(import.meta.dirname, file));
  expect(filesOf('/login')).toEqual(['features/sign-in/LoginContainer.tsx']);
  expect(filesOf('/Diary')).toEqual([...signedIn, 'features/diary/DiaryContainer.tsx']);
  expect(filesOf('/Reports/Lipids')).toEqual([...signedIn, 'features/reports/ReportContainer.tsx']);
  expect(filesOf('/TeleHealth')).toEqual([
    ...signedIn,
    'realtime/QueuePages.tsx',
    'features/telehealth/TeleHealthContainer.tsx',
  ]);
});
