import { resolveTheme, type ThemeName } from '@vitalane/ui/theme';
import { useState } from 'react';

const storageKey = 'theme';

/** The theme that the script before the first paint has set. */
function paintedTheme(): ThemeName {
  return resolveTheme(document.documentElement.dataset.theme ?? null, false);
}

/** The page's theme and the way to change it; the choice is kept under `theme`. */
export function useTheme() {
  const [theme, setTheme] = useState(paintedTheme);
  const choose = (chosen: ThemeName) => {
    document.documentElement.dataset.theme = chosen;
    try {
      localStorage.setItem(storageKey, chosen);
    } catch {
      // Storage may be blocked: the choice then lasts as long as the page.
    }
    setTheme(chosen);
  };
  return { theme, choose };
}
