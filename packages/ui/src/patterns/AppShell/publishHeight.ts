import { noticesHeight } from '../../theme/topBar.css.ts';

/** Keeps the height of the messages on the shell around them, for pages that fill the window. For `ref`. */
export function publishHeight(notices: HTMLElement | null) {
  if (notices === null) return;
  const observer = new ResizeObserver(() =>
    notices.parentElement?.style.setProperty(noticesHeight, `${notices.offsetHeight}px`),
  );
  observer.observe(notices);
  return () => observer.disconnect();
}
