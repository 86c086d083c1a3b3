import { useEffect, useSyncExternalStore } from 'react';

const product = 'Vitalane';

let announcement: string | null = null;
const announcementListeners = new Set<() => void>();

function setAnnouncement(text: string | null): void {
  announcement = text;
  for (const listener of announcementListeners) listener();
}

function subscribeToAnnouncement(listener: () => void): () => void {
  announcementListeners.add(listener);
  return () => announcementListeners.delete(listener);
}

/** Shows a text in the document's title until the returned function is called. */
export function announceInTitle(text: string): () => void {
  setAnnouncement(text);
  return () => setAnnouncement(null);
}

/** Sets the document's title to that of a page, or to the announced text. */
export function usePageTitle(pageTitle: string): void {
  const announced = useSyncExternalStore(subscribeToAnnouncement, () => announcement);
  const title = announced ?? pageTitle;
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title]);
}
