import type { ListView } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { isOfView, type ViewedList } from '@restitui/domain/insights/list-views/view-search.ts';

interface ShownViews {
  views: ListView[];
  /** The view that the list shows, or shows with changes. */
  open: ListView | undefined;
  /** Whether the list differs from the open view. */
  isChanged: boolean;
}

interface ShownSearch {
  list: ViewedList;
  /** The search of the page. */
  search: object;
  /** Id of the view that the user opened, from the URL. */
  chosen: string | undefined;
}

/** Returns the views of a list: standard views that show something, and all views that users keep. */
export function shownViews(all: readonly ListView[], { list, search, chosen }: ShownSearch): ShownViews {
  const open =
    all.find(({ id, padrao }) => !padrao && id === chosen) ??
    all.find(({ filtros }) => isOfView(list, search, filtros));
  const everything = all.find(({ id }) => id === 'todos')?.total;
  const isUseful = ({ id, total }: ListView) => id !== 'minha' || total !== everything;
  const views = all.filter(
    (view) => !view.padrao || view.id === 'todos' || view === open || (view.total !== 0 && isUseful(view)),
  );
  return { views, open, isChanged: !open || !isOfView(list, search, open.filtros) };
}
