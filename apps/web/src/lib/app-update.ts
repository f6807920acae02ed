import { useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';
import { isWorkUnderWay, watchTyping } from './unsaved-work.ts';

/** `waiting`: a new version is here; `replaced`: another tab has brought it in. */
type Update = 'none' | 'waiting' | 'replaced';

const hour = 60 * 60 * 1000;
const listeners = new Set<() => void>();
let update: Update = 'none';
let worker: Workbox | undefined;
let taken = false;

function become(next: Update) {
  update = next;
  for (const changed of listeners) changed();
}

function reloadOnce() {
  if (taken) return;
  taken = true;
  window.location.reload();
}

/** Brings the new version in, whatever is open. */
export function takeUpdate() {
  if (update === 'replaced') reloadOnce();
  else worker?.messageSkipWaiting();
}

/** Brings it in unless something would be lost; asked again when the screen changes. */
export function takeUpdateIfIdle() {
  if (update !== 'none' && !isWorkUnderWay()) takeUpdate();
}

/** Registers the service worker of production builds and follows its updates (F-386). */
export function followUpdates() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  watchTyping();
  worker = new Workbox('/sw.js');
  let asked = false;
  worker.addEventListener('waiting', () => {
    asked = true;
    become('waiting');
    takeUpdateIfIdle();
  });
  worker.addEventListener('controlling', () => {
    if (asked) return reloadOnce();
    become('replaced');
    takeUpdateIfIdle();
  });
  const look = () =>
    worker?.update().catch(() => {
      // Without a network there is no new version either; the next look finds it.
    });
  setInterval(look, hour);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  worker.register().catch(() => {
    // A browser that forbids it works without: nothing but the offline page is lost.
  });
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** A new version is ready that could not be brought in without losing something. */
export function useUpdateWaiting(): boolean {
  return useSyncExternalStore(subscribe, () => update !== 'none');
}
