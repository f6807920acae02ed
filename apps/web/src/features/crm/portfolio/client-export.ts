import { useSyncExternalStore } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { downloadLink } from '../../../lib/download-link.ts';
import { notify } from '../../../lib/toast.ts';
import { type ExportBody, prepareClientSheet } from './client-export.queries.ts';
import { portfolioMessages } from './portfolio.messages.ts';

interface ClientExportState {
  /** The button that the running export began with; undefined while none runs. */
  running?: 'list' | 'selection';
  /** From 0 to 100. */
  percent: number;
  /** True after a failure, until the next attempt. */
  failed: boolean;
}

// Outside the page: the file comes although the user has left the list.
let state: ClientExportState = { percent: 0, failed: false };
const listeners = new Set<() => void>();

function set(next: ClientExportState) {
  state = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Returns the state of the user's export of clients. */
export function useClientExport(): ClientExportState {
  return useSyncExternalStore(subscribe, () => state);
}

/** Exports clients and downloads the file when it is ready; does nothing while an export runs. */
export async function exportClients(running: 'list' | 'selection', body: ExportBody): Promise<void> {
  if (state.running) return;
  set({ running, percent: 0, failed: false });
  let failed = false;
  try {
    const file = await prepareClientSheet(body, (percent) => set({ ...state, percent }));
    if (!file) return;
    downloadLink(file.link);
    notify.successInBackground(portfolioMessages.exported(file.total ?? 0));
  } catch (error) {
    failed = true;
    notify.error(portfolioMessages.exportFailed, error instanceof Error ? error.message : errorText(error), error);
  } finally {
    set({ percent: 0, failed });
  }
}
