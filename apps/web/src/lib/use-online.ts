import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/** Returns false while the browser has no network; queries wait then and go on by themselves. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
