import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { clampToStage, type DragArea, moveBy, nextCorner, type Position, stepOfKey } from './drag.ts';

/** Gap between the item and the edges of the stage in px. */
const gapPx = 8;

/** Maximum movement of a tap in px. */
const tapSlackPx = 6;

interface Drag {
  /** Position of the pointer at its press, in client pixels. */
  pointer: Position;
  /** Position of the item at that time. */
  origin: Position;
  hasMoved: boolean;
}

/** Event handlers of the button that moves the item. */
export interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Moves `item` within `stage` by dragging, arrow keys, and taps from corner to corner. `position` is `null` until
 * the first move, so that CSS sets the initial position.
 */
export function useDragging(
  stage: RefObject<HTMLElement | null>,
  item: RefObject<HTMLElement | null>,
): { position: Position | null; handlers: DragHandlers } {
  const [position, setPosition] = useState<Position | null>(null);
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef<boolean>(false);

  // Rotating a phone must not leave the item outside the stage.
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const area = measure(stage, item);
      setPosition((current) => (current && area ? clampToStage(current, area) : current));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, item]);

  const place = (next: (current: Position, area: DragArea) => Position) => {
    const area = measure(stage, item);
    if (area !== undefined) setPosition(clampToStage(next(area.current, area), area));
  };
  const release = () => {
    wasDragged.current = drag.current?.hasMoved ?? false;
    drag.current = null;
  };

  return {
    position,
    handlers: {
      onPointerDown: (event) => {
        const area = measure(stage, item);
        if (area === undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { pointer: pointerPlace(event), origin: area.current, hasMoved: false };
      },
      onPointerMove: (event) => {
        const current = drag.current;
        if (current === null) return;
        const pointer = pointerPlace(event);
        const step = { xPx: pointer.xPx - current.pointer.xPx, yPx: pointer.yPx - current.pointer.yPx };
        current.hasMoved ||= Math.hypot(step.xPx, step.yPx) > tapSlackPx;
        if (current.hasMoved) place(() => moveBy(current.origin, step));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onClick: () => {
        // The click that ends a drag is not a tap.
        if (!wasDragged.current) place(nextCorner);
        wasDragged.current = false;
      },
      onKeyDown: (event) => {
        const step = stepOfKey(event.key);
        if (step === undefined) return;
        event.preventDefault();
        place((current) => moveBy(current, step));
      },
    },
  };
}

function pointerPlace(event: PointerEvent): Position {
  return { xPx: event.clientX, yPx: event.clientY };
}

function measure(
  stage: RefObject<HTMLElement | null>,
  item: RefObject<HTMLElement | null>,
): (DragArea & { current: Position }) | undefined {
  if (stage.current === null || item.current === null) return undefined;
  const outer = stage.current.getBoundingClientRect();
  const inner = item.current.getBoundingClientRect();
  return {
    stage: { widthPx: outer.width, heightPx: outer.height },
    item: { widthPx: inner.width, heightPx: inner.height },
    gapPx,
    current: { xPx: inner.left - outer.left, yPx: inner.top - outer.top },
  };
}
