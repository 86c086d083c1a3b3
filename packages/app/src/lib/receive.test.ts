import { expect, it } from 'vitest';
import { receive } from './receive.ts';

const headers = {
  'content-type': 'application/pdf',
  'content-length': '8',
  'content-disposition': 'attachment; filename="health-report-2026-01-01.pdf"',
};

function inParts(parts: readonly string[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
}

it('reports progress and keeps bytes, type and name', async () => {
  const progress: number[] = [];
  const response = new Response(inParts(['%PDF', 'half']), { headers });
  const { content, fileName } = await receive(response, (percent) => progress.push(percent));
  expect(progress).toEqual([50, 100]);
  expect(await content.text()).toBe('%PDFhalf');
  expect([content.type, fileName]).toEqual(['application/pdf', 'health-report-2026-01-01.pdf']);
});

it('reports no progress for an unknown length', async () => {
  const progress: number[] = [];
  const { fileName } = await receive(new Response(inParts(['abc'])), (percent) => progress.push(percent));
  expect(progress).toEqual([]);
  expect(fileName).toBe('download');
});
