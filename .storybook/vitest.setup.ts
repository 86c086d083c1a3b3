import { afterEach, beforeEach, expect } from 'vitest';

const report = console.error;
let complaints: string[] = [];

// React, React Aria and axe report mistakes as console errors; a story that causes one is a failed story.
beforeEach(() => {
  complaints = [];
  console.error = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
    report(...parts);
  };
});

afterEach(() => {
  console.error = report;
  expect(complaints, 'console errors during the story').toEqual([]);
});
