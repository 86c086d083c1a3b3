type Load = (pathname: string) => Promise<unknown>;

let load: Load | null = null;

/** Says how the files of a page are loaded. The router knows, and pages may not import it. */
export function setPageLoader(loader: Load): void {
  load = loader;
}

/** Loads the files of the page that most likely comes next, once the browser has nothing else to do. */
export function preloadNextPage(pathname: string): void {
  const begin = () => void load?.(pathname);
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, 500);
}
