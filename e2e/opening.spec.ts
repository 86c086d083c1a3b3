import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

test('a page that is opened by its address asks the server for everything once', async ({ page }) => {
  await signIn(page, people.patient);
  for (const path of ['/Home', '/Diary', '/Reports/Cardiovascular', '/TeleHealth', '/Consultation']) {
    await page.goto('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    page.removeAllListeners('request');
    // The session and the page each ask who is signed in.
    const twice = asked.filter((call, index) => call !== '/api/me' && asked.indexOf(call) !== index);
    expect(twice, path).toEqual([]);
    expect(asked.length, path).toBeGreaterThan(2);
  }
});
