import { expect, it } from 'vitest';
import { readPages } from '../pageFilesPlugin.ts';

const signedIn = ['./session/Stores.tsx', './shell/Shell.tsx'];

it('knows of every page which code it needs: its own and that of the layouts around it', async () => {
  const pages = await readPages();
  expect(pages.get('/login')).toEqual(['./containers/LoginContainer.tsx']);
  expect(pages.get('/Diary')).toEqual([...signedIn, './containers/DiaryContainer.tsx']);
  expect(pages.get('/Reports/Lipids')).toEqual([...signedIn, './containers/ReportContainer.tsx']);
  expect(pages.get('/TeleHealth')).toEqual([
    ...signedIn,
    './realtime/QueueActor.tsx',
    './containers/TeleHealthContainer.tsx',
  ]);
});
