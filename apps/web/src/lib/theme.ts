import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';
export type Scheme = 'light' | 'dark';

const key = 'theme';
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function chosen(): Theme {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function schemeOf(theme: Theme): Scheme {
  if (theme !== 'system') return theme;
  return dark().matches ? 'dark' : 'light';
}

function apply() {
  document.documentElement.dataset.theme = schemeOf(chosen());
  for (const changed of listeners) changed();
}

export function setTheme(theme: Theme) {
  localStorage.setItem(key, theme);
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
  const theme = useSyncExternalStore(subscribe, chosen);
  const scheme = useSyncExternalStore(subscribe, () => schemeOf(chosen()));
  return { theme, scheme };
}
