import type { DossierState } from '@restitui/domain/simples/analysis/dossiers.api.ts';

/** Dossiers requested earlier than this are treated as abandoned. */
const abandonedAfter = 4 * 60 * 60 * 1000;

/** Returns whether a dossier is being built. */
export function isDossierRunning({ state, askedDate }: { state: DossierState; askedDate: string }, now: Date): boolean {
  if (state !== 'na_fila' && state !== 'processando') return false;
  return now.getTime() - Date.parse(askedDate) < abandonedAfter;
}
