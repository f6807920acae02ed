import { activityLogApi } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { call } from './api-client.ts';

/** Returns the fixed words of a path, without ids: `/clientes/112…/creditos` is `clientes-creditos`. */
export function pageName(path: string): string {
  const words = path.split('/').filter((word) => /^[a-z-]+$/.test(word));
  return words.join('-').slice(0, 60) || 'inicio';
}

/**
 * Reports a spreadsheet that the browser makes to the activity log. Not awaited: its rows are in the browser already, and
 * a lost report must not cost the file.
 */
export function reportExport(formato: 'xlsx' | 'csv'): void {
  const body = { id_tela: pageName(window.location.pathname), formato };
  call(activityLogApi.reportExport, { body }).catch(() => {});
}
