import { useEffect, useSyncExternalStore } from 'react';

const cookie = 'sidebar';
const week = 7 * 24 * 60 * 60;
const listeners = new Set<() => void>();
let folded: boolean | undefined;

function readFolded(): boolean {
  if (folded === undefined) {
    const kept = /(?:^|; )sidebar=(folded|open)/.exec(document.cookie)?.[1];
    folded = kept ? kept === 'folded' : window.innerWidth < 1024;
  }
  return folded;
}

export function toggleSidebar() {
  folded = !readFolded();
  // biome-ignore lint/suspicious/noDocumentCookie: the state is stored in a cookie (F-349); CookieStore is not universal
  document.cookie = `${cookie}=${folded ? 'folded' : 'open'}; path=/; max-age=${week}; samesite=lax`;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
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
