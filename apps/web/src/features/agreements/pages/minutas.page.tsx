import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { agreementMessages } from '../agreements.messages.ts';
import { minutaColumns } from '../components/minuta-columns.tsx';
import { minutasQuery } from '../minutas.queries.ts';

/** Every contract of a client (W-381). */
export function MinutasPage() {
  const { cnpjcpf = '' } = useParams({ strict: false });
  const list = useQuery(minutasQuery(cnpjcpf));
  return (
    <section aria-labelledby="minutas">
      <h2 id="minutas" className="mb-4 font-semibold text-lead">
        Lista de Minutas
      </h2>
      <Card flush>
        <DataTable
          label="Lista de Minutas"
          columns={minutaColumns}
          rows={list.data}
          rowKey={({ id }) => id}
          rowLink={() => ({ to: '/minuta/$id', params: { id: cnpjcpf } })}
          skeletonRows={3}
          error={
            list.isError &&
            !list.data && (
              <ErrorState
                title={agreementMessages.listFailed}
                error={agreementMessages.listFailedHelp}
                onRetry={() => list.refetch()}
                retrying={list.isFetching}
              />
            )
          }
          empty={
            <EmptyState
              icon={FileText}
              title={agreementMessages.listEmpty}
              description="As minutas aparecem aqui quando um regime ou produto é vinculado ao cliente."
            />
          }
        />
      </Card>
    </section>
  );
}
