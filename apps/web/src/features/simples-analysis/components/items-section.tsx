import { formatBRL } from '@restitui/brazil/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatCount } from '../../../lib/formats.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { groupingWords } from '../item-address.ts';
import type { ShownItems } from '../month-address.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';
import { itemGroupsQuery, itemsQuery } from '../simples-analysis.queries.ts';
import { GroupsTable } from './groups-table.tsx';
import { ItemsTable } from './items-table.tsx';
import { ItemsToolbar } from './items-toolbar.tsx';
import { NoItems } from './no-items.tsx';

interface ItemsSectionProps {
  id_apuracao: string;
  competencia: string;
  shown: ShownItems;
  /** `replace`: another step of what is being typed, no place to come back to. */
  onShow: (shown: ShownItems, options: { replace: boolean }) => void;
}

/** The items of the notes behind the month, or their sums by what they have in common, 50 a page. */
export function ItemsSection({ id_apuracao, competencia, shown, onShow }: ItemsSectionProps) {
  const { por, filtro } = shown;
  const section = useRef<HTMLElement>(null);
  const grouped = por !== undefined && filtro === undefined;
  const items = useQuery({ ...itemsQuery(id_apuracao, competencia, shown), enabled: !grouped });
  const groups = useQuery({ ...itemGroupsQuery(id_apuracao, competencia, por ?? 'ncm', shown), enabled: grouped });
  const list = grouped ? groups : items;
  const { page } = list.data ?? {};
  const hasPages = page !== undefined && page.total > 0;
  const change = (next: Partial<ShownItems>) =>
    onShow({ ...shown, pagina: 1, ...next }, { replace: next.q !== undefined && next.q !== '' });
  const turnTo = (pagina: number) => {
    change({ pagina });
    section.current?.scrollIntoView({ block: 'start' });
  };
  const failure = <ErrorState title={analysisMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />;
  const shared = {
    fetching: list.isPlaceholderData,
    error: list.isError && failure,
    empty: <NoItems shown={shown} beyond={hasPages} onFirstPage={() => turnTo(1)} />,
  };

  return (
    <section ref={section} aria-labelledby="items" className="min-w-0 scroll-mt-4">
      <ItemsToolbar shown={shown} onChange={change} />
      {grouped && groups.data && hasPages && <GroupsTotal {...groups.data.total} />}
      <div className="mt-3 overflow-clip rounded-md border">
        {grouped ? (
          <GroupsTable por={por} groups={groups.data?.data} onOpen={(next) => change({ filtro: next })} {...shared} />
        ) : (
          <ItemsTable items={items.data?.data} {...shared} />
        )}
        {hasPages && (
          <div className="border-t">
            <Pagination page={page} noun={grouped ? groupingWords[por].many : 'itens'} onPageChange={turnTo} />
          </div>
        )}
      </div>
    </section>
  );
}

function GroupsTotal({ itens, valor }: { itens: number; valor: number }) {
  return (
    <p className="figures mt-3 text-caption text-muted">
      {formatCount(itens)} {itens === 1 ? 'item' : 'itens'} · {formatBRL(valor)}
    </p>
  );
}
