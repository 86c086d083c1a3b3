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

/** Puts a text into the document's title, whatever the page, until the returned function is called. */
export function announceInTitle(text: string): () => void {
  setAnnouncement(text);
  return () => setAnnouncement(null);
}

/** Returns what is known of the page of the present path; sets the document's title. */
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
 * Moves the focus to the heading of a page that was navigated to, so that a screen reader begins there.
 * The first page of a visit keeps the browser's own focus. Pages load late, so the heading is waited for.
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
