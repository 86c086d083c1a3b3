import { expect, it } from 'vitest';
import { readPages } from '../pageFilesPlugin.ts';

const signedIn = ['./session/Stores.tsx', './shell/Shell.tsx'];

it('knows of every page which code it needs: its own and that of the layouts around it', async () => {
  const pages = await readPages();
  expect(pages.get('/login')).toEqual(['./features/sign-in/LoginContainer.tsx']);
  expect(pages.get('/Diary')).toEqual([...signedIn, './features/diary/DiaryContainer.tsx']);
  expect(pages.get('/Reports/Lipids')).toEqual([...signedIn, './features/reports/ReportContainer.tsx']);
  expect(pages.get('/TeleHealth')).toEqual([
    ...signedIn,
    './realtime/QueueActor.tsx',
    './features/telehealth/TeleHealthContainer.tsx',
  ]);
});
