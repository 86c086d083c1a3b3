import { expect, it } from 'vitest';
import { forgetReport, handOverReport, reportFor } from './reportFile.ts';

const file = new File(['x'], 'report.jpg');

it('returns a report to the same account only, until it is deleted', () => {
  handOverReport('ann', file);
  expect(reportFor('bob')).toBeNull();
  expect(reportFor(undefined)).toBeNull();
  expect(reportFor('ann')).toBe(file);
  forgetReport();
  expect(reportFor('ann')).toBeNull();
});

it('stores nothing without an owner', () => {
  handOverReport(undefined, file);
  expect(reportFor(undefined)).toBeNull();
});
