import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { emergencyCall } from '../shared/emergency.fixtures.ts';
import { kidneys, lipids, screening } from '../shared/report/report.fixtures.ts';
import { ReportAnalysisScreen, type ReportAnalysisScreenProps } from './ReportAnalysisScreen.tsx';

const onRetry = fn();
const args: ReportAnalysisScreenProps = {
  reports: [lipids, kidneys, screening].map(({ id, text }) => ({ id, text: ready(text), onRetry })),
  exportState: { status: 'idle' },
  question: { status: 'open' },
  overviewHref: '/Reports',
  fullName: 'Tan Mei Ling',
  now: '2026-01-01T04:00:00Z',
  timeZone: 'Asia/Singapore',
  onExport: fn(),
  onCancelExport: fn(),
  onAsk: fn(),
  onPrint: fn(),
};
const meta = preview.meta({ component: ReportAnalysisScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ args: { onExport }, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your blood fats' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(onExport).toHaveBeenCalledOnce();
  },
});

export const MakingThePdf = meta.story({
  args: { exportState: { status: 'working' } },
  play: async ({ args: { onCancelExport }, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Making your report' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancelExport).toHaveBeenCalledOnce();
  },
});

export const PdfFailed = meta.story({
  tags: ['state'],
  args: { exportState: { status: 'failed', message: 'Network error. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error. Please try again.');
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  },
});

export const AsksAboutAReport = meta.story({
  args: { exportState: { status: 'done', fileName: 'health-report-2026-01-01.pdf' } },
  play: async ({ args: { onAsk }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    await expect(canvas.getByText('Choose a report.')).toBeVisible();
    await expect(onAsk).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Report' }), 'lipid-analysis');
    await userEvent.type(canvas.getByLabelText(/Your question/), 'What about my LDL?');
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    await expect(onAsk).toHaveBeenCalledWith({ report: 'lipid-analysis', question: 'What about my LDL?' });
  },
});

export const AsksWithoutAReport = meta.story({
  play: async ({ args: { onAsk }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Your question/), 'I have chest pain');
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    await expect(onAsk).toHaveBeenCalledWith({ question: 'I have chest pain' });
  },
});

export const EmergencyAlone = meta.story({
  tags: ['state'],
  args: {
    question: {
      status: 'answered',
      explanation: {
        emergency: { text: 'Call 995 now. Do not drive yourself.', call: emergencyCall },
        paragraphs: [],
        seekCare: [],
        sources: [],
        isByModel: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toBeVisible();
    await expect(canvas.queryByText(/Made by fixed rules/)).not.toBeInTheDocument();
  },
});

export const Answered = meta.story({
  tags: ['state'],
  args: {
    question: {
      status: 'answered',
      explanation: {
        paragraphs: ['LDL cholesterol: 3.6 mmol/L. This is slightly above the usual range.'],
        seekCare: ['In an emergency call 995.'],
        sources: ['ACE Clinical Guidance: Lipid management, December 2023.'],
        emergency: null,
        isByModel: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Made by fixed rules from your own report/)).toBeVisible();
  },
});

export const EmergencyFirst = meta.story({
  tags: ['state'],
  args: {
    question: {
      status: 'answered',
      explanation: {
        emergency: { text: 'Call 995 now. Do not drive yourself.', call: emergencyCall },
        paragraphs: ['LDL cholesterol: 3.6 mmol/L. This is slightly above the usual range.'],
        seekCare: ['In an emergency call 995.'],
        sources: ['ACE Clinical Guidance: Lipid management, December 2023.'],
        isByModel: false,
      },
    },
  },
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: 'Call 995' });
    await expect(call).toHaveAttribute('href', 'tel:995');
    const advice = canvas.getByText('Call 995 now. Do not drive yourself.');
    const answer = canvas.getByText('LDL cholesterol: 3.6 mmol/L. This is slightly above the usual range.');
    await expect(advice.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const LoadingAndFailed = meta.story({
  args: {
    reports: [
      { id: 'lipid-analysis', text: loading, onRetry },
      { id: 'kidney-health-analysis', text: failed('Network error. Please try again.'), onRetry },
    ],
  },
});

export const Phone = meta.story({
  args: { exportState: { status: 'working', percent: 40 } },
  globals: { viewport: { value: 'narrow' } },
});
