import { type ClientView, isOfView } from '@restitui/domain/crm/client-views/client-views.api.ts';
import type { ClientFilters } from '@restitui/domain/crm/clients/client-list.ts';

interface ShownViews {
  views: ClientView[];
  /** The view that the list shows, or shows with changes. */
  open: ClientView | undefined;
  /** Whether the list differs from the open view. */
  isChanged: boolean;
}

/** Returns the tabs of a list: standard views that show something, and all views that users keep. */
export function shownViews(all: readonly ClientView[], filters: ClientFilters, chosen: string | undefined): ShownViews {
  const open =
    all.find(({ id, padrao }) => !padrao && id === chosen) ?? all.find(({ filtros }) => isOfView(filters, filtros));
  const everything = all.find(({ id }) => id === 'todos')?.total;
  const isUseful = ({ id, total }: ClientView) => id !== 'minha' || total !== everything;
  const views = all.filter(
    (view) => !view.padrao || view.id === 'todos' || view === open || (view.total > 0 && isUseful(view)),
  );
  return { views, open, isChanged: !open || !isOfView(filters, open.filtros) };
}
