import { createListeners } from '@vitalane/flows/shared';
import { resolveTheme, type ThemeName } from '@vitalane/ui/theme';
import { useSyncExternalStore } from 'react';

const storageKey = 'theme';
const { subscribe, notify: notifyListeners } = createListeners();

/** Returns the current theme, as set by the script before first paint or chosen since. */
function paintedTheme(): ThemeName {
  return resolveTheme(document.documentElement.dataset.theme ?? null, false);
}

function choose(chosen: ThemeName): void {
  document.documentElement.dataset.theme = chosen;
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // Storage may be blocked: the choice then lasts until the page closes.
  }
  notifyListeners();
}

/** Returns the page's theme, shared by all callers, and a function to change it. Stores the choice under `theme`. */
export function useTheme() {
  return { theme: useSyncExternalStore(subscribe, paintedTheme), choose };
}
