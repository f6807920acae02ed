import { UsersRound } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { showFocused } from '../../../../ui/show-focused.ts';
import { type ListOfViews, useListViews } from '../use-list-views.ts';
import { ViewActions } from './view-actions.tsx';

/** The views of a list as tabs with their counts. */
export function ViewTabs(props: ListOfViews) {
  const all = useListViews(props);
  const { views, open, openView } = all;
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
            onClick={() => openView(view)}
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
            {view.total !== null && (
              <span className="figures font-normal text-caption text-muted">{formatCount(view.total)}</span>
            )}
          </button>
        ))}
      </nav>
      {all.isLoaded && <ViewActions views={all} />}
    </div>
  );
}
