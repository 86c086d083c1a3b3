import { createListeners } from '@vitalane/flows/shared';
import { useEffect, useSyncExternalStore } from 'react';

const product = 'Vitalane';

let announcement: string | null = null;
const listeners = createListeners();

function setAnnouncement(text: string | null): void {
  announcement = text;
  listeners.notify();
}

/** Shows a text in the document's title until the returned function is called. */
export function announceInTitle(text: string): () => void {
  setAnnouncement(text);
  return () => setAnnouncement(null);
}

/** Sets the document's title to that of a page, or to the announced text. */
export function usePageTitle(pageTitle: string): void {
  const announced = useSyncExternalStore(listeners.subscribe, () => announcement);
  const title = announced ?? pageTitle;
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title]);
}
