// Sets the theme before anything is drawn, so that a page never flashes in the other one. A file of its own because
// the content security policy allows no inline script. The rule is `resolveTheme` of @vitalane/ui; a test compares them.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage may be blocked; the system's preference decides then.
  }
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = stored === 'light' || stored === 'dark' ? stored : preferred;
})();
