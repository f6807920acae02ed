import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';
export type Scheme = 'light' | 'dark';

const key = 'theme';
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The choice of a tab whose storage is full or forbidden. */
let unstored: Theme | undefined;

function chosen(): Theme {
  const stored = unstored ?? readTheme();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function readTheme(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function schemeOf(theme: Theme): Scheme {
  if (theme !== 'system') return theme;
  return dark().matches ? 'dark' : 'light';
}

const shown = () => schemeOf(chosen());

function apply() {
  document.documentElement.dataset.theme = shown();
  for (const changed of listeners) changed();
}

export function setTheme(theme: Theme) {
  unstored = undefined;
  try {
    localStorage.setItem(key, theme);
  } catch {
    unstored = theme;
  }
  apply();
}

/** Applies the theme and follows the device setting and choices of other tabs. */
export function startTheme() {
  apply();
  dark().addEventListener('change', apply);
  window.addEventListener('storage', (event) => event.key === key && apply());
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useTheme(): { theme: Theme; scheme: Scheme } {
  const theme = useSyncExternalStore(subscribe, chosen, chosen);
  const scheme = useSyncExternalStore(subscribe, shown, shown);
  return { theme, scheme };
}
