import { expect, fn, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { kidneys, lipids, reportPages, screening } from '../shared/report/report.fixtures.ts';
import { ReportScreen, type ReportScreenProps } from './ReportScreen.tsx';

const onRetry = fn();
const args: ReportScreenProps = {
  title: 'Blood fats',
  sections: [{ id: lipids.id, section: ready(lipids), onRetry }],
  pages: reportPages,
  currentHref: '/Reports/Lipids',
  historyHref: '/AdviceHistory',
  overviewHref: '/Reports',
  fullName: 'Tan Mei Ling',
  now: '2026-01-01T04:00:00Z',
  timeZone: 'Asia/Singapore',
  onPrint: fn(),
};
const meta = preview.meta({ component: ReportScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Blood fats' })).toHaveAttribute('aria-current', 'page');
    await expect(
      canvas.getByRole('img', { name: 'LDL cholesterol, 3.6 mmol/L: Slightly raised' }),
    ).toBeVisible();
    const inputs = canvas.getByRole('table', { name: /What this report rests on/ });
    await expect(
      within(inputs).getByRole('row', { name: /LDL cholesterol.*10 December 2025.*Health form/ }),
    ).toBeVisible();
    await expect(within(inputs).getByText('Old')).toBeVisible();
    await expect(
      canvas.getByText(
        'Calculated with ACE Clinical Guidance: Lipid management, 2023. As of 1 January 2026.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: '15 July 2025 3.9' })).toBeVisible();
  },
});

export const SomethingIsMissing = meta.story({
  tags: ['state'],
  args: {
    title: 'Kidneys and liver',
    sections: [{ id: kidneys.id, section: ready(kidneys), onRetry }],
    currentHref: '/Reports/Kidney',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Add a urine albumin/creatinine ratio from a laboratory report.'),
    ).toBeVisible();
    const row = canvas.getByRole('row', { name: /G3a/ });
    await expect(within(row).getAllByText('You')).toHaveLength(3);
  },
});

export const OneOfTwoFailed = meta.story({
  args: {
    title: 'Screening and vaccines',
    currentHref: '/Reports/Screening',
    sections: [
      { id: screening.id, section: ready(screening), onRetry },
      { id: 'vaccination', section: failed('Network error. Please try again.'), onRetry },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Due on 1 January 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { sections: [{ id: 'lipids', section: loading, onRetry }] } });
export const Forbidden = meta.story({ args: { sections: [{ id: 'lipids', section: forbidden, onRetry }] } });
export const Phone = meta.story({
  args: {
    sections: [lipids, kidneys].map((section) => ({ id: section.id, section: ready(section), onRetry })),
  },
  globals: { viewport: { value: 'narrow' } },
});

export const FurtherReportsFadeOut = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Reports' })).getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(getComputedStyle(list).maskImage).toContain('linear-gradient');
    // The last link is scrolled fully into view.
    list.scrollLeft = list.scrollWidth;
    const last = within(list).getAllByRole('link').at(-1);
    const { right } = last?.getBoundingClientRect() ?? { right: Number.NaN };
    await expect(list.getBoundingClientRect().right - right).toBeGreaterThanOrEqual(32);
  },
});
