import { expect, it } from 'vitest';
import { forgetReport, handOverReport, reportFor } from './reportFile.ts';

const file = new File(['x'], 'report.jpg');

it('hands a report to the same person only, and forgets it when told', () => {
  handOverReport('ann', file);
  expect(reportFor('bob')).toBeNull();
  expect(reportFor(undefined)).toBeNull();
  expect(reportFor('ann')).toBe(file);
  forgetReport();
  expect(reportFor('ann')).toBeNull();
});

it('keeps nothing of somebody who is not known', () => {
  handOverReport(undefined, file);
  expect(reportFor(undefined)).toBeNull();
});
