import { pageTitles } from '@vitalane/ui/messages';
import { useEffect, useSyncExternalStore } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { type PageHandle, publicPages, signedInPages } from '../routes.tsx';

const product = 'Vitalane';
const pages = [...publicPages, ...signedInPages];

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

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

/** Returns the handle of the present page and sets the document's title. */
export function usePageHandle(): PageHandle {
  const handles = matchRoutes(pages, useLocation())?.map(({ route }) => route.handle) ?? [];
  const handle = handles.findLast(isPageHandle) ?? { title: pageTitles.pageNotFound };
  const announced = useSyncExternalStore(subscribeToAnnouncement, () => announcement);
  const title = announced ?? handle.title;
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title]);
  return handle;
}

let shownPath: string | undefined;

/**
 * Focuses the heading of a new page, so that a screen reader starts there. The first page of a visit keeps the
 * browser's focus. Waits for the heading, since pages load lazily.
 */
export function focusHeading(path: string): () => void {
  const isFirst = shownPath === undefined || shownPath === path;
  shownPath = path;
  if (isFirst) return () => undefined;
  const before = document.querySelector('main h1');
  const focusNew = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || heading === before) return;
    observer.disconnect();
    heading.focus();
  };
  const observer = new MutationObserver(focusNew);
  observer.observe(document.body, { childList: true, subtree: true });
  focusNew();
  return () => observer.disconnect();
}

/** Moves the focus to the heading of the page, or to the page itself while it has none. */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  page?.focus();
}
