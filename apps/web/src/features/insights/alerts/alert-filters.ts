import type { AlertFilters } from '@restitui/domain/insights/alerts/alert-list.ts';

/** Returns what the page of alerts shows: while alerts are unread, these, whatever the URL asks for (intake C-05). */
export function shownAlerts(filters: AlertFilters, unread: number): AlertFilters {
  const withheld = unread > 0 && filters.tab !== 'unread';
  return withheld ? { tab: 'unread', q: '', page: 1 } : filters;
}
