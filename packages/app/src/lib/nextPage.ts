type Load = (pathname: string) => Promise<unknown>;

let load: Load | null = null;

/** Sets the loader of page files. Injected by the router, which pages may not import. */
export function setPageLoader(loader: Load): void {
  load = loader;
}

/** Loads the files of the most likely next page when the browser is idle. */
export function preloadNextPage(pathname: string): void {
  const begin = () => void load?.(pathname);
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, 500);
}
