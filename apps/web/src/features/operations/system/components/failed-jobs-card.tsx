import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { FailedJob, SystemState } from '@restitui/domain/operations/system/system.api.ts';
import { systemQueueLabels } from '@restitui/domain/operations/system/system-queue.ts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { useFocusNext } from '../../../../lib/use-focus-next.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { repeatJob } from '../system.queries.ts';

const sectionId = 'tarefas-com-falha';

const nameOf = ({ queue, isReport }: FailedJob) =>
  isReport ? `Aviso de falha: ${systemQueueLabels[queue]}` : systemQueueLabels[queue];

const columns: DataColumn<FailedJob>[] = [
  { id: 'queue', header: 'Fila', cell: (job) => <TwoLines>{nameOf(job)}</TwoLines>, width: '11.5rem' },
  {
    id: 'error',
    header: 'Erro',
    cell: ({ error, isRepeatable }) => (
      <>
        <span lang="en" className="line-clamp-3 whitespace-normal break-words">
          {error}
        </span>
        {!isRepeatable && (
          <span className="block whitespace-normal text-caption text-muted">Recomece na tela do pedido.</span>
        )}
      </>
    ),
  },
  {
    id: 'empresa',
    header: 'Empresa',
    cell: ({ empresa }) => <TwoLines>{displayName(empresa) ?? 'Todas'}</TwoLines>,
    width: '9.5rem',
    hideBelow: 'xl',
  },
  {
    id: 'failedAt',
    header: 'Quando',
    cell: ({ failedAt }) => <span className="figures">{formatDateTime(failedAt)}</span>,
    width: '9.5rem',
    hideBelow: 'md',
  },
  {
    id: 'attempts',
    header: 'Tentativas',
    cell: ({ attempts }) => attempts,
    align: 'end',
    width: '6.5rem',
    hideBelow: 'xl',
  },
];

/** Jobs whose retries are used up, with their error; each is repeated with a button. */
export function FailedJobsCard({ failed }: { failed: SystemState['failed'] }) {
  const repeat = useMutation(repeatJob);
  const focusNext = useFocusNext();
  const { total, jobs } = failed;
  return (
    <Card
      id={sectionId}
      tabIndex={-1}
      aria-label="Tarefas com falha"
      flush
      title="Tarefas com falha"
      description={
        total > jobs.length
          ? `As ${jobs.length} mais recentes de ${counted(total, 'tarefa', 'tarefas')}. Ficam guardadas por até sete dias.`
          : 'Esgotaram as tentativas. Ficam guardadas por até sete dias.'
      }
    >
      <DataTable
        label="Tarefas com falha"
        columns={columns}
        rows={jobs}
        rowKey={({ id }) => id}
        actionsWidth="9rem"
        rowActions={(job) =>
          job.isRepeatable ? (
            <Button
              size="sm"
              aria-label={`Repetir ${nameOf(job)}, ${formatDateTime(job.failedAt)}`}
              loading={repeat.isPending && repeat.variables === job.id}
              // The row and its focused button disappear with the answer.
              onClick={() => repeat.mutate(job.id, { onSuccess: () => focusNext(sectionId) })}
            >
              <RotateCcw aria-hidden />
              Repetir
            </Button>
          ) : null
        }
        empty={
          <EmptyState
            icon={CircleCheck}
            title="Nenhuma tarefa com falha."
            description="Uma tarefa que esgota as tentativas aparece aqui com o erro."
          />
        }
      />
    </Card>
  );
}
