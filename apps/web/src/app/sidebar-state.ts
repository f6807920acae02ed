import { useEffect, useSyncExternalStore } from 'react';

const cookie = 'sidebar';
const week = 7 * 24 * 60 * 60;
const listeners = new Set<() => void>();
const narrow = () => window.matchMedia('(max-width: 1023.98px)');
/** The chosen state; null without a choice, undefined until the cookie is read. */
let chosen: 'folded' | 'open' | null | undefined;

/** Returns the state that was chosen, else the one that fits the window as it is now: people turn tablets and resize. */
function readFolded(): boolean {
  if (chosen === undefined) {
    const kept = /(?:^|; )sidebar=(folded|open)/.exec(document.cookie)?.[1];
    chosen = kept === 'folded' || kept === 'open' ? kept : null;
  }
  return chosen ? chosen === 'folded' : narrow().matches;
}

export function toggleSidebar() {
  chosen = readFolded() ? 'open' : 'folded';
  // biome-ignore lint/suspicious/noDocumentCookie: the state is stored in a cookie (F-349); CookieStore is not universal
  document.cookie = `${cookie}=${chosen}; path=/; max-age=${week}; samesite=lax`;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  const width = narrow();
  width.addEventListener('change', changed);
  return () => {
    listeners.delete(changed);
    width.removeEventListener('change', changed);
  };
}

export function useSidebarFolded(): boolean {
  return useSyncExternalStore(subscribe, readFolded);
}

/** Calls back on Ctrl or Cmd with a letter, regardless of focus. */
export function useShortcut(letter: string, act: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [letter, act]);
}
