import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { ReportCard } from '../components/report-card.tsx';
import { supportMessages } from '../support.messages.ts';
import { reportsQuery } from '../support.queries.ts';

export function ReportsPage() {
  const [page, setPage] = useState(1);
  const { data, isPending, isError, error, refetch, isPlaceholderData } = useQuery(reportsQuery({ page }));
  return (
    <Page title="Relatos de Erro" description="O que as pessoas enviaram pela tela de erro, em todas as empresas.">
      <Card flush aria-busy={isPlaceholderData || undefined}>
        {isPending && <ReportsSkeleton />}
        {isError && <ErrorState title={supportMessages.loadFailed} error={error} onRetry={() => refetch()} />}
        {data?.data.length === 0 && (
          <EmptyState
            icon={Inbox}
            title="Nenhum relato."
            description="Quando alguém relatar um erro, ele aparece aqui com o código que a pessoa viu."
          />
        )}
        <ul className="divide-y">
          {data?.data.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </ul>
        {data?.page && data.page.total > data.page.size && (
          <div className="border-t">
            <Pagination page={data.page} noun={['relato', 'relatos']} onPageChange={setPage} />
          </div>
        )}
      </Card>
    </Page>
  );
}

function ReportsSkeleton() {
  return (
    <div className="flex flex-col gap-6 p-4">
      <LoadingNote />
      {[70, 55, 64].map((width) => (
        <div key={width} className="flex flex-col gap-2">
          <Skeleton className="w-72 max-w-full" />
          <span className="block" style={{ width: `${width}%` }}>
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  );
}
