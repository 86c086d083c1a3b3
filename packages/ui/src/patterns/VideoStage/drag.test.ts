import { describe, expect, it } from 'vitest';
import { clampToStage, moveBy, nextCorner, stepOfKey } from './drag.ts';

const area = {
  stage: { widthPx: 360, heightPx: 640 },
  item: { widthPx: 100, heightPx: 140 },
  gapPx: 10,
};

describe('moving the self-view', () => {
  it.each([
    ['a place inside stays', { xPx: 50, yPx: 60 }, { xPx: 50, yPx: 60 }],
    ['over the top left edge', { xPx: -40, yPx: -1 }, { xPx: 10, yPx: 10 }],
    ['over the bottom right edge', { xPx: 900, yPx: 900 }, { xPx: 250, yPx: 490 }],
  ])('keeps the whole item inside the stage: %s', (_case, from, to) => {
    expect(clampToStage(from, area)).toEqual(to);
  });

  it('keeps the start edge visible if the stage is smaller than the item', () => {
    const tiny = { ...area, stage: { widthPx: 80, heightPx: 80 } };
    expect(clampToStage({ xPx: 30, yPx: 30 }, tiny)).toEqual({ xPx: 10, yPx: 10 });
  });

  it('moves with the arrow keys only', () => {
    const start = { xPx: 100, yPx: 100 };
    expect(moveBy(start, stepOfKey('ArrowLeft') ?? start)).toEqual({ xPx: 76, yPx: 100 });
    expect(moveBy(start, stepOfKey('ArrowDown') ?? start)).toEqual({ xPx: 100, yPx: 124 });
    expect(stepOfKey('a')).toBeUndefined();
  });

  it('visits all four corners with single taps', () => {
    const corners = [{ xPx: 10, yPx: 10 }];
    for (let tap = 0; tap < 4; tap += 1) corners.push(nextCorner(corners.at(-1) ?? { xPx: 0, yPx: 0 }, area));
    expect(corners).toEqual([
      { xPx: 10, yPx: 10 },
      { xPx: 250, yPx: 10 },
      { xPx: 250, yPx: 490 },
      { xPx: 10, yPx: 490 },
      { xPx: 10, yPx: 10 },
    ]);
  });
});
