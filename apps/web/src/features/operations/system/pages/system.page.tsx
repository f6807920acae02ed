import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Page } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { FailedJobsCard } from '../components/failed-jobs-card.tsx';
import { ProcessesCard } from '../components/processes-card.tsx';
import { QueuesCard } from '../components/queues-card.tsx';
import { SafetyCard } from '../components/safety-card.tsx';
import { ServicesCard } from '../components/services-card.tsx';
import { SystemFigures } from '../components/system-figures.tsx';
import { systemMessages } from '../system.messages.ts';
import { systemQuery } from '../system.queries.ts';
import { problemsOf } from '../system-problems.ts';

export function SystemPage() {
  const { data: state, isError, error, refetch, isFetching } = useQuery(systemQuery);
  const problems = state ? problemsOf(state) : [];
  return (
    <Page
      title="Sistema"
      description={
        state
          ? `Versão ${state.version}, em todas as empresas. Atualizado às ${formatTime(state.at)}, a cada 15 segundos.`
          : 'Processos, filas, falhas e serviços.'
      }
    >
      {isError && !state ? (
        <Card>
          <ErrorState title={systemMessages.loadFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
        </Card>
      ) : (
        <div className="flex flex-col gap-6">
          {isError && (
            <Notice tone="warning" error={error} title="Não foi possível atualizar. Os dados são da última leitura." />
          )}
          {problems.length > 0 && (
            <Notice tone="warning" title="Precisa de atenção">
              <ul className="list-disc pl-5">
                {problems.map((problem) => (
                  <li key={problem} className="break-words">
                    {problem}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <SystemFigures state={state} />
          {state ? (
            <>
              <FailedJobsCard failed={state.failed} />
              <QueuesCard queues={state.queues} at={state.at} />
              <ProcessesCard processes={state.processes} at={state.at} />
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <ServicesCard state={state} />
                <SafetyCard state={state} />
              </div>
            </>
          ) : (
            <Card flush>
              <SkeletonLines />
            </Card>
          )}
        </div>
      )}
    </Page>
  );
}
