/** Position in the stage: offset of the top left corner in CSS pixels. */
export interface Position {
  xPx: number;
  yPx: number;
}

/** Width and height in CSS pixels. */
interface Size {
  widthPx: number;
  heightPx: number;
}

/** Stage, item that moves in it, and minimum gap to the edges in CSS pixels. */
export interface DragArea {
  stage: Size;
  item: Size;
  gapPx: number;
}

/** Returns the nearest position at which the whole item is inside the stage. */
export function clampToStage({ xPx, yPx }: Position, { stage, item, gapPx }: DragArea): Position {
  return {
    xPx: between(xPx, gapPx, stage.widthPx - item.widthPx - gapPx),
    yPx: between(yPx, gapPx, stage.heightPx - item.heightPx - gapPx),
  };
}

/** Clamps a value. If the stage is smaller than the item, the start edge stays visible. */
function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** Distance in CSS pixels that an arrow key moves the item. */
const keyStepPx = 24;

const keyDirections: Readonly<Record<string, Position>> = {
  ArrowLeft: { xPx: -keyStepPx, yPx: 0 },
  ArrowRight: { xPx: keyStepPx, yPx: 0 },
  ArrowUp: { xPx: 0, yPx: -keyStepPx },
  ArrowDown: { xPx: 0, yPx: keyStepPx },
};

/** Returns the step of an arrow key, or `undefined` for other keys. */
export function stepOfKey(key: string): Position | undefined {
  return keyDirections[key];
}

/** Returns a position moved by a step. */
export function moveBy(from: Position, step: Position): Position {
  return { xPx: from.xPx + step.xPx, yPx: from.yPx + step.yPx };
}

/** Returns the next corner, clockwise, so that single taps can move the item. */
export function nextCorner(position: Position, area: DragArea): Position {
  const far = clampToStage({ xPx: Number.POSITIVE_INFINITY, yPx: Number.POSITIVE_INFINITY }, area);
  const near = area.gapPx;
  const isLeft = position.xPx < (near + far.xPx) / 2;
  const isTop = position.yPx < (near + far.yPx) / 2;
  if (isTop) return isLeft ? { xPx: far.xPx, yPx: near } : far;
  return isLeft ? { xPx: near, yPx: near } : { xPx: near, yPx: far.yPx };
}
