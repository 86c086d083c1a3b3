const describe = (element: Element) =>
  `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

const shown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Returns what reaches beyond the right edge of the page, so that one would have to scroll sideways. */
export function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && shown(element))
    .map(describe);
}

/** Returns what still moves, or would move when its state changes. */
export function moving(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const wouldMove = Array.from(document.body.querySelectorAll('*')).filter((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element);
    return [animationDuration, transitionDuration].some((duration) => /[1-9]/.test(duration));
  });
  return [...running.map(({ id }) => `animation ${id}`), ...wouldMove.map(describe)];
}

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Returns everything that can be operated now, in the order of the page. */
export function operable(): HTMLElement[] {
  return Array.from(document.body.querySelectorAll<HTMLElement>(controls)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Returns the element, the boxes it stands in, and what its label draws in its place. */
function lookOf(element: Element): Element[] {
  const [parent, grandparent] = [element.parentElement, element.parentElement?.parentElement];
  const drawn = element.closest('label') ?? (element.matches('input') ? parent : null);
  return [element, parent, grandparent, drawn, ...(drawn?.querySelectorAll('*') ?? [])].filter(
    (it) => it != null,
  );
}

function hasOutline(element: Element): boolean {
  return ['', '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });
}

const longestRenderMs = 1000;

/** React Aria marks what has visible focus in a render that follows: soon, but on a busy machine not at once. */
async function showsRing(element: Element): Promise<boolean> {
  const endsAtMs = performance.now() + longestRenderMs;
  while (document.activeElement === element && performance.now() < endsAtMs) {
    if (lookOf(element).some(hasOutline)) return true;
    await new Promise((rendered) => setTimeout(rendered));
  }
  return document.activeElement !== element;
}

/** Controls that do not show that they have focus. One that hands focus on at once has nothing to show. */
export async function withoutFocusRing(): Promise<string[]> {
  const ringless: string[] = [];
  for (const element of operable()) {
    // As somebody who turns from the pointer to the keyboard: what an earlier story pressed must not decide.
    document.dispatchEvent(new PointerEvent('pointerdown'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    element.focus({ focusVisible: true });
    if (!(await showsRing(element))) ringless.push(describe(element));
  }
  return ringless;
}

function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    style.textDecorationLine === 'underline' ||
    (['Top', 'Bottom', 'Left', 'Right'] as const).some(
      (side) => style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px',
    )
  );
}

/** Returns fields and buttons without any edge: in forced colours their ground is gone too. */
export function withoutEdge(): string[] {
  return operable()
    .filter((element) => element.matches('input, textarea, button') && shown(element))
    .filter((element) => !lookOf(element).some(hasEdge))
    .map(describe);
}

/** Of the parts of one widget, such as radio buttons or tabs, Tab reaches one; the arrow keys do the rest. */
const widget =
  '[role="radiogroup"], [role="tablist"], [role="grid"], [role="listbox"], [role="menu"], [role="group"]';

/**
 * Controls that the Tab key does not come to.
 * @param pressTab moves focus on as the key does
 */
export async function outOfReach(pressTab: () => Promise<void>): Promise<string[]> {
  const wanted = operable();
  const reached = new Set<Element>();
  document.body.focus();
  for (let presses = 0; presses <= wanted.length + 1; presses += 1) {
    await pressTab();
    const here = document.activeElement;
    const around = here?.closest(widget);
    for (const element of wanted) if (element === here || around?.contains(element)) reached.add(element);
  }
  return wanted.filter((element) => element.isConnected && !reached.has(element)).map(describe);
}
