import { noticesHeight } from '../../theme/topBar.css.ts';

/** Publishes the height of the messages as a custom property of the shell, for pages that fill the window. Use it as `ref`. */
export function publishHeight(notices: HTMLElement | null) {
  if (notices === null) return;
  const observer = new ResizeObserver(() =>
    notices.parentElement?.style.setProperty(noticesHeight, `${notices.offsetHeight}px`),
  );
  observer.observe(notices);
  return () => observer.disconnect();
}
