import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { ItemFilters } from '@restitui/domain/simples/analysis/item-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import type { AttachmentPlace } from '../../../recovery/attachments/attachments.queries.ts';
import { groupingLabels } from '../item-groupings.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';
import { itemGroupsQuery, itemsQuery } from '../simples-analysis.queries.ts';
import { GroupsTable } from './groups-table.tsx';
import { ItemsToolbar } from './items-toolbar.tsx';
import { NoItems } from './no-items.tsx';
import { OverrulableItems } from './overrulable-items.tsx';

interface ItemsSectionProps {
  id_apuracao: string;
  competencia: string;
  /** Where evidence against a classification is attached; undefined for users who may not decide. */
  evidencePlace: AttachmentPlace | undefined;
  shown: ItemFilters;
  /** Changes some filters. `replace`: a step while typing, which adds no history entry. */
  onShow: (change: Partial<ItemFilters>, options: { replace: boolean }) => void;
}

/** Lists the items of a month or their groups, 50 per page. */
export function ItemsSection({ id_apuracao, competencia, evidencePlace, shown, onShow }: ItemsSectionProps) {
  const { por, filtro } = shown;
  const section = useRef<HTMLElement>(null);
  const grouped = por !== undefined && filtro === undefined;
  const items = useQuery({ ...itemsQuery(id_apuracao, competencia, shown), enabled: !grouped });
  const groups = useQuery({ ...itemGroupsQuery(id_apuracao, competencia, por ?? 'ncm', shown), enabled: grouped });
  const list = grouped ? groups : items;
  const { page } = list.data ?? {};
  const hasPages = page !== undefined && page.total > 0;
  const change = (next: Partial<ItemFilters>) =>
    onShow({ page: 1, ...next }, { replace: next.q !== undefined && next.q !== '' });
  const turnTo = (page: number) => {
    change({ page });
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
          <OverrulableItems
            {...{ id_apuracao, competencia }}
            items={items.data?.data}
            place={evidencePlace}
            {...shared}
          />
        )}
        {hasPages && (
          <div className="border-t">
            <Pagination
              page={page}
              noun={grouped ? [groupingLabels[por].one, groupingLabels[por].many] : ['item', 'itens']}
              onPageChange={turnTo}
            />
          </div>
        )}
      </div>
    </section>
  );
}

function GroupsTotal({ itens, valor }: { itens: number; valor: number }) {
  return (
    <p className="figures mt-3 text-caption text-muted">
      {counted(itens, 'item', 'itens')}&nbsp;· {formatBRL(valor)}
    </p>
  );
}
