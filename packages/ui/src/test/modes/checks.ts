const describe = (element: Element) =>
  `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

const shown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Returns elements that overflow the right edge of the page, which would cause horizontal scrolling. */
export function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && shown(element))
    .map(describe);
}

/** Returns words on buttons and links that a line break divides. */
export function brokenWords(): string[] {
  return Array.from(document.body.querySelectorAll('button, a'))
    .filter(shown)
    .flatMap((control) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        broken.push(
          ...wordsOf(text)
            .filter((word) => word.getClientRects().length > 1)
            .map(String),
        );
      return broken;
    });
}

function wordsOf(text: Node): Range[] {
  return Array.from((text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range;
  });
}

/** Returns elements with running animations, or with an animation or transition duration. */
export function moving(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const animatable = Array.from(document.body.querySelectorAll('*')).filter((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element);
    return [animationDuration, transitionDuration].some((duration) => /[1-9]/.test(duration));
  });
  return [...running.map(({ id }) => `animation ${id}`), ...animatable.map(describe)];
}

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Returns all enabled controls in document order. */
function operable(): HTMLElement[] {
  return Array.from(document.body.querySelectorAll<HTMLElement>(controls)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Returns the elements that may show the state of a control: itself, two ancestors, and its label with descendants. */
function visualElementsOf(element: Element): Element[] {
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

/** Waits for the visible focus of React Aria, which is set in a later render and may be delayed on a busy machine. */
async function showsRing(element: Element): Promise<boolean> {
  const endsAtMs = performance.now() + longestRenderMs;
  while (document.activeElement === element && performance.now() < endsAtMs) {
    if (visualElementsOf(element).some(hasOutline)) return true;
    await new Promise((rendered) => setTimeout(rendered));
  }
  return document.activeElement !== element;
}

/** Returns controls without a visible focus indicator. Controls that pass focus on immediately are skipped. */
export async function withoutFocusRing(): Promise<string[]> {
  const ringless: string[] = [];
  for (const element of operable()) {
    // Simulates a change from pointer to keyboard, so that earlier stories have no effect.
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

/** Returns fields and buttons without a border. Forced colours also remove their fill. */
export function withoutEdge(): string[] {
  return operable()
    .filter((element) => element.matches('input, textarea, button') && shown(element))
    .filter((element) => !visualElementsOf(element).some(hasEdge))
    .map(describe);
}

/** Composite widgets, such as radio groups or tabs. Tab reaches one part; arrow keys reach the others. */
const widget =
  '[role="radiogroup"], [role="tablist"], [role="grid"], [role="listbox"], [role="menu"], [role="group"]';

/**
 * Returns controls that the Tab key does not reach.
 * @param pressTab moves focus as the key does
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
