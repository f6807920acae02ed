import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import { followInstalling } from './installing-update.ts';
import { isWorkUnderWay, watchTyping } from './unsaved-work.ts';
import { whenIdle } from './when-idle.ts';

/** `waiting`: a new version is ready; `replaced`: another tab has activated it. */
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

/** Activates the new version regardless of open work. */
export function takeUpdate() {
  if (update === 'replaced') reloadOnce();
  else worker?.messageSkipWaiting();
}

/** Activates the new version unless a reload would lose work; called again on each change of screen. */
export function takeUpdateIfIdle() {
  if (update !== 'none' && !isWorkUnderWay()) takeUpdate();
}

/** Registers the service worker of production builds and follows its updates (F-386). */
export function followUpdates() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  watchTyping();
  whenIdle(() => {
    register().catch(() => {
      // A browser that forbids it works without: nothing but the offline page is lost.
    });
  });
}

async function register() {
  const { Workbox } = await import('workbox-window');
  worker = new Workbox('/sw.js');
  let asked = false;
  const offer = () => {
    asked = true;
    become('waiting');
    takeUpdateIfIdle();
  };
  worker.addEventListener('waiting', offer);
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
  const registration = await worker.register();
  if (registration) followInstalling(registration, offer);
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Returns true while a new version waits because a reload would lose work. */
export function useUpdateWaiting(): boolean {
  return useSyncExternalStore(subscribe, () => update !== 'none');
}
