import type { ClientView } from '@restitui/domain/crm/client-views/client-views.api.ts';
import type { ClientFilters } from '@restitui/domain/crm/clients/client-list.ts';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { showFocused } from '../../../../ui/show-focused.ts';
import { clientViewsQuery } from '../client-views.queries.ts';
import { shownViews } from '../shown-views.ts';
import { ClientViewActions } from './client-view-actions.tsx';

interface ClientViewTabsProps {
  tenantId: string;
  filters: ClientFilters;
  /** Id of the view that the user opened, from the URL. */
  chosen: string | undefined;
  /** Whether the URL has no filters. */
  isPlain: boolean;
  /** Shows what a view keeps. */
  onOpen: (view: ClientView) => void;
  /** Shows the view with which the list opens, without a step in the browser's history. */
  onBegin: (view: ClientView) => void;
  /** Keeps what the list shows and names its view in the URL. */
  onSaved: (id: string | undefined) => void;
}

/** The views of the list of clients as tabs with their counts. */
export function ClientViewTabs({ tenantId, filters, chosen, isPlain, onOpen, onBegin, onSaved }: ClientViewTabsProps) {
  const { data } = useQuery(clientViewsQuery(tenantId));
  const { views, open, isChanged } = shownViews(data ?? [], filters, chosen);
  // Only a list that is opened without filters of its own, such as by the menu, begins with the default view.
  const begins = useRef(isPlain);
  const first = data?.find(({ inicial }) => inicial);
  useEffect(() => {
    if (!data) return;
    // A filter that was set while the views loaded stays.
    if (begins.current && isPlain && first) onBegin(first);
    begins.current = false;
  }, [data, first, isPlain, onBegin]);
  const everything = views.find(({ id }) => id === 'todos');

  return (
    <div className="mb-4 flex min-h-10 items-center gap-3 border-b">
      <nav
        aria-label="Vistas"
        onFocus={showFocused}
        className="-mb-px flex min-w-0 gap-5 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
      >
        {views.map((view) => (
          <button
            key={view.id}
            type="button"
            aria-current={view === open ? 'page' : undefined}
            onClick={() => onOpen(view)}
            className={cn(
              'inline-flex h-10 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-1 font-medium text-body text-muted transition-colors duration-100 hover:text-ink focus-visible:-outline-offset-2',
              view === open && 'border-brand-text text-ink',
            )}
          >
            {view.nome}
            {view.compartilhada && !view.padrao && (
              <span role="img" aria-label="da equipe" title="Vista da equipe">
                <UsersRound aria-hidden className="size-3.5" />
              </span>
            )}
            <span className="figures font-normal text-caption text-muted">{formatCount(view.total)}</span>
          </button>
        ))}
      </nav>
      {data && (
        <ClientViewActions
          filters={filters}
          view={open}
          isChanged={isChanged}
          onSaved={onSaved}
          onRemoved={() => (everything ? onOpen(everything) : onSaved(undefined))}
        />
      )}
    </div>
  );
}
