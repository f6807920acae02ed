import { canUseViewsOf } from '@restitui/domain/insights/list-views/list-views.access.ts';
import type { ListView, ViewedListName } from '@restitui/domain/insights/list-views/list-views.api.ts';
import {
  parametersOf,
  unknownParts,
  type ViewedList,
  type ViewSearch,
  viewOfSearch,
} from '@restitui/domain/insights/list-views/view-search.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { notify } from '../../../lib/toast.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { type RouteId, useRouteSearch } from '../../../lib/use-page-search.ts';
import { listViewMessages } from './list-views.messages.ts';
import { listViewsQuery } from './list-views.queries.ts';
import { shownViews } from './shown-views.ts';

export interface ListOfViews {
  lista: ViewedListName;
  /** The list's schema. */
  list: ViewedList;
  /** Routes that show the list. */
  routes: readonly RouteId[];
}

export interface OpenViews extends ReturnType<typeof shownViews> {
  lista: ViewedListName;
  isLoaded: boolean;
  /** The parts of the present list that a new view keeps. */
  shown: ViewSearch;
  /** Shows what a view keeps. */
  openView: (view: ListView) => void;
  /** Names the view of what the list shows in the URL; undefined after it was removed. */
  nameView: (id: string | undefined) => void;
}

/** The views of the list of the open page, which begins with the default view when its URL has no filters. */
export function useListViews({ lista, list, routes }: ListOfViews): OpenViews {
  const { search, write } = useRouteSearch(routes);
  const tenant = useActingTenant() ?? '';
  const mayUse = canUseViewsOf(useActor(), lista, tenant);
  const { data } = useQuery({ ...listViewsQuery(lista, tenant), enabled: mayUse });
  const parameters = [...parametersOf(list), 'vista'];
  const parameterOf = (name: string, of: object) => new Map<string, unknown>(Object.entries(of)).get(name);
  const isPlain = (of: object) => parameters.every((name) => parameterOf(name, of) === undefined);
  const vista = parameterOf('vista', search);
  const chosen = typeof vista === 'string' ? vista : undefined;

  function searchOfView({ id, padrao, filtros }: ListView) {
    const none = Object.fromEntries(parameters.map((name) => [name, undefined]));
    return { ...none, ...viewOfSearch(list, filtros), vista: padrao ? undefined : id };
  }

  function openView(view: ListView) {
    write(() => searchOfView(view));
    const unknown = unknownParts(list, view.filtros);
    if (unknown.length > 0) notify.warning(listViewMessages.isPartial, listViewMessages.leftOut(unknown));
  }

  // Only a list that is opened without filters of its own, such as by the menu, begins with the default view.
  const begins = useRef(isPlain(search));
  const begin = useEffectEvent((views: readonly ListView[]) => {
    const first = views.find(({ inicial }) => inicial);
    // A filter that was set while the views loaded stays.
    if (begins.current && first) write((latest) => (isPlain(latest) ? searchOfView(first) : {}), { replace: true });
    begins.current = false;
  });
  useEffect(() => {
    if (data) begin(data);
  }, [data]);

  return {
    ...shownViews(data ?? [], { list, search, chosen }),
    ...{ lista, isLoaded: data !== undefined, shown: viewOfSearch(list, search), openView },
    nameView: (id) => write(() => ({ vista: id })),
  };
}
