import { readFile } from 'node:fs/promises';
import { pdfPages, unspaced } from '../packages/server/test/helpers/pdfText.ts';
import { type Caller, callerFor } from './support/caller.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

/** Typed results in their units, and the values that every place then shows. */
interface Typist {
  email: string;
  fullName: string;
  units: Record<string, string>;
  values: readonly { code: string; value: number; unit: string }[];
  /** Value of a test on a page of reports, and its line in the PDF. */
  shown: readonly { path: string; figure: string; inPdf: string; text: string }[];
}

const lipids = { path: '/Reports/Lipids', figure: 'LDL cholesterol', inPdf: 'LDL cholesterol' };
const sugar = { path: '/Reports/Diabetes', figure: 'HbA1c', inPdf: 'HbA1c' };
const urine = {
  path: '/Reports/Kidney',
  figure: 'Urine albumin/creatinine',
  inPdf: 'Urine albumin/creatinine',
};

const typists: readonly Typist[] = [
  {
    email: 'mei.tan@demo.vitalane.example',
    fullName: 'Tan Mei Ling',
    units: {},
    values: [
      { code: 'tc', value: 5.3, unit: 'mmol/L' },
      { code: 'ldl', value: 3.3, unit: 'mmol/L' },
      { code: 'hdl', value: 1.4, unit: 'mmol/L' },
      { code: 'hba1c', value: 7.4, unit: '%' },
      { code: 'creatinine', value: 91, unit: 'umol/L' },
      { code: 'uacr', value: 5.7, unit: 'mg/mmol' },
    ],
    shown: [
      { ...lipids, text: '3.3 mmol/L' },
      { ...sugar, text: '7.4%' },
      { ...urine, text: '5.7 mg/mmol' },
    ],
  },
  {
    email: 'ravi.kumar@demo.vitalane.example',
    fullName: 'Ravi Kumar',
    units: { cholesterol: 'mg/dL', hba1c: 'mmol/mol' },
    values: [
      { code: 'tc', value: 204, unit: 'mg/dL' },
      { code: 'ldl', value: 127, unit: 'mg/dL' },
      { code: 'hdl', value: 43, unit: 'mg/dL' },
      { code: 'hba1c', value: 52, unit: 'mmol/mol' },
    ],
    shown: [
      { ...lipids, text: '127 mg/dL' },
      { ...sugar, text: '52 mmol/mol' },
    ],
  },
  {
    email: 'siti.hassan@demo.vitalane.example',
    fullName: 'Siti Aminah binte Hassan',
    // Typed in the laboratory's unit and shown in another.
    units: { uacr: 'mg/g', cholesterol: 'mmol/L' },
    values: [
      { code: 'creatinine', value: 70, unit: 'umol/L' },
      { code: 'uacr', value: 35.4, unit: 'mg/g' },
      { code: 'ldl', value: 100, unit: 'mg/dL' },
    ],
    shown: [
      { ...urine, text: '35 mg/g' },
      { ...lipids, text: '2.6 mmol/L' },
    ],
  },
];

async function type(call: Caller, { fullName, units, values }: Typist) {
  const { items } = await call('GET', '/unit_of_measurements');
  for (const { uuid, analyte } of items) {
    if (units[analyte]) await call('PATCH', `/unit_of_measurements/${uuid}`, { unit: units[analyte] });
  }
  const { dateOfBirth, gender } = await call('GET', '/me');
  await call('POST', '/health_forms', {
    fullName,
    dateOfBirth,
    genderUuid: gender.uuid,
    dateOfLabTest: new Date().toISOString().slice(0, 10),
    isFasting: true,
    values,
  });
}

for (const typist of typists) {
  test(`${typist.fullName} sees the typed results, in the chosen units, on the screen and in the PDF`, async ({
    page,
  }) => {
    const call = await callerFor(page, typist);
    await type(call, typist);
    await signIn(page, typist);

    for (const { path, figure, text } of typist.shown) {
      await page.goto(path);
      const exactly = page.getByText(text, { exact: true });
      const tile = page.getByRole('listitem').filter({ hasText: figure }).filter({ has: exactly });
      await expect(tile).toBeVisible();
      await expect(page.getByRole('row', { name: new RegExp(`${figure}.*${text}`) })).toBeVisible();
    }

    await page.goto('/ReportAnalysis');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^health-report-\d{4}-\d{2}-\d{2}\.pdf$/);
    await expect(
      page.getByText(`${download.suggestedFilename()} was saved with your downloads.`),
    ).toBeVisible();
    // Alerts and goals may extend the summary to a second page.
    const pages = await pdfPages(await readFile(await download.path()));
    const summary = pages.slice(0, 2).join(' ');
    expect(summary).toContain(typist.fullName);
    for (const { inPdf, text } of typist.shown) {
      expect(unspaced(summary)).toContain(unspaced(`${inPdf} ${text}`));
    }
  });
}

test('the overview links to every report, and each states its inputs', { tag: '@main' }, async ({ page }) => {
  const [typist] = typists;
  if (!typist) return;
  const call = await callerFor(page, typist);
  await signIn(page, typist);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health Vision' }).click();
  const { score } = await call('GET', '/health-score');
  await expect(page.getByRole('img', { name: `Health score: ${score} out of 100` })).toBeVisible();

  await page.getByRole('link', { name: 'Kidneys and liver' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kidneys and liver' })).toBeFocused();
  const { values } = await call('GET', '/report/kidney-health-analysis-json');
  const egfr = values.find(({ code }: { code: string }) => code === 'egfr');
  await expect(page.getByText(`${egfr.value} mL/min/1.73 m²`, { exact: true })).toBeVisible();
  const place = page.getByRole('row', { name: new RegExp(`^${egfr.category}`) });
  await expect(place.getByText('You', { exact: true })).toHaveCount(1);
  await expect(page.getByText(/Calculated with CKD-EPI and KDIGO, 2021 and 2024\./)).toBeVisible();

  const reports = page.getByRole('navigation', { name: 'Reports' });
  for (const name of [
    'Heart and blood pressure',
    'Weight and profile',
    'Targets',
    'Screening and vaccines',
  ]) {
    await reports.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'What this rests on' }).first()).toBeVisible();
  }
});

test('a report is explained by fixed rules, and an export can be cancelled', async ({ page }) => {
  const [typist] = typists;
  if (!typist) return;
  await signIn(page, typist);
  await page.goto('/ReportAnalysis');
  await expect(page.getByRole('heading', { level: 2, name: 'Your vaccines' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Report' }).selectOption('Your kidneys');
  await page.getByLabel(/^Your question/).fill('What about my eGFR?');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText(/Made by fixed rules from your own report/)).toBeVisible();

  await page.route('**/api/report/export-health-report', () => undefined);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('progressbar', { name: 'Making your report' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
});
