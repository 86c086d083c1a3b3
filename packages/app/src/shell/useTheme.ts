import { resolveTheme, type ThemeName } from '@vitalane/ui/theme';
import { useSyncExternalStore } from 'react';

const storageKey = 'theme';
const listeners = new Set<() => void>();

/** Returns the theme that the script before the first paint has set, or that was chosen since. */
function paintedTheme(): ThemeName {
  return resolveTheme(document.documentElement.dataset.theme ?? null, false);
}

function choose(chosen: ThemeName): void {
  document.documentElement.dataset.theme = chosen;
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the page's theme and a function to change it, the same wherever it is asked for; the choice is kept under `theme`. */
export function useTheme() {
  return { theme: useSyncExternalStore(subscribe, paintedTheme), choose };
}
