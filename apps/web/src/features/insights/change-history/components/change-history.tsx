import { counted } from '@restitui/brazil/counted.ts';
import { canReadChangeHistory } from '@restitui/domain/insights/change-history/change-history.access.ts';
import { entityLabels, fieldLabel } from '@restitui/domain/insights/change-history/field-labels.ts';
import type { RecordedEntity } from '@restitui/domain/insights/change-history/recorded-entity.ts';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { Select } from '../../../../ui/select.tsx';
import { changesQuery, type HistorySubject } from '../change-history.queries.ts';
import { changeColumns } from './change-columns.tsx';

const columns = { client: changeColumns(true), other: changeColumns(false) };
const everyField = 'TODOS';
const separator = '|';

/** Renders the history of a client or product for the provider's CEO; nothing for other users. */
export function ChangeHistory({ of }: { of: HistorySubject }) {
  return canReadChangeHistory(useActor()) && <RecordHistory of={of} />;
}

/** Renders the history of a record for all users who may read it. */
export function RecordHistory({ of }: { of: HistorySubject }) {
  return <Changes key={JSON.stringify(of)} of={of} />;
}

function Changes({ of }: { of: HistorySubject }) {
  const [chosen, setChosen] = useState(everyField);
  const [page, setPage] = useState(1);
  const [entity, field] = chosen === everyField ? [] : chosen.split(separator);
  const list = useQuery(changesQuery(of, { entity: entity as RecordedEntity | undefined, field, page }));
  const { data, error, isPlaceholderData, refetch } = list;
  const fields = data?.fields ?? [];

  return (
    <FoldingCard
      flush
      title="Histórico de alterações"
      summary={
        data && (data.page.total > 0 ? counted(data.page.total, 'alteração', 'alterações') : 'Nenhuma alteração')
      }
      isFolding={'id_product' in of && !error}
      description="Quem mudou o quê, quando, de que valor para qual."
      aria-busy={isPlaceholderData || undefined}
      actions={
        fields.length > 1 && (
          <Select
            aria-label="Filtrar por campo"
            className="w-full sm:w-64"
            value={chosen}
            onValueChange={(value) => {
              setChosen(value);
              setPage(1);
            }}
            options={[
              { value: everyField, label: 'Todos os campos' },
              ...fields.map((each) => ({
                value: `${each.entity}${separator}${each.field}`,
                label: `${entityLabels[each.entity]}: ${fieldLabel(each)}`,
              })),
            ]}
          />
        )
      }
    >
      <div className="border-t">
        <DataTable
          label="Histórico de alterações"
          columns={'cnpjcpf' in of ? columns.client : columns.other}
          rows={data?.data}
          rowKey={({ id }) => id}
          skeletonRows={3}
          error={
            error && !data && <ErrorState title="Erro ao carregar dados." error={error} onRetry={() => refetch()} />
          }
          empty={
            <EmptyState
              icon={History}
              className="py-8"
              title="Nenhuma alteração registrada"
              description="Cada mudança neste cadastro aparece aqui, com autor, data e valores."
            />
          }
        />
        {data && data.page.total > data.page.size && (
          <div className="border-t">
            <Pagination page={data.page} noun={['alteração', 'alterações']} onPageChange={setPage} />
          </div>
        )}
      </div>
    </FoldingCard>
  );
}
