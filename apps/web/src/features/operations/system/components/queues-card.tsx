import { counted } from '@restitui/brazil/counted.ts';
import { type QueueState, repeatLimit } from '@restitui/domain/operations/system/system.api.ts';
import { isRepeatable, systemQueueLabels } from '@restitui/domain/operations/system/system-queue.ts';
import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../../../lib/formats.ts';
import { useFocusNext } from '../../../../lib/use-focus-next.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { ageText } from '../age-text.ts';
import { repeatQueue } from '../system.queries.ts';

const sectionId = 'filas';

const isIdle = ({ waiting, later, active, failed, deadLetters }: QueueState) =>
  waiting + later + active + failed + (deadLetters ?? 0) === 0;

const number = (id: string, header: string, count: (queue: QueueState) => number | null): DataColumn<QueueState> => ({
  ...{ id, header, align: 'end', width: '6.25rem', stacksHeader: true },
  cell: (queue) => {
    const value = count(queue);
    return <span className="figures">{value === null ? '—' : formatCount(value)}</span>;
  },
});

const columnsAt = (at: string): DataColumn<QueueState>[] => [
  { id: 'queue', header: 'Fila', cell: ({ queue }) => <TwoLines>{systemQueueLabels[queue]}</TwoLines> },
  number('waiting', 'À espera', ({ waiting }) => waiting),
  {
    id: 'oldest',
    header: 'Mais antiga',
    cell: ({ oldestWaiting }) => (oldestWaiting ? ageText(oldestWaiting, at) : '—'),
    align: 'end',
    width: '6.5rem',
    stacksHeader: true,
  },
  { ...number('later', 'Agendadas', ({ later }) => later), hideBelow: 'lg' },
  number('active', 'Em execução', ({ active }) => active),
  number('failed', 'Com falha', ({ failed }) => failed),
  { ...number('deadLetters', 'A avisar', ({ deadLetters }) => deadLetters), hideBelow: 'lg' },
];

/** Queues with jobs as a table, the others by name. */
export function QueuesCard({ queues, at }: { queues: readonly QueueState[]; at: string }) {
  const [asked, setAsked] = useState<QueueState>();
  const repeat = useMutation(repeatQueue);
  const focusNext = useFocusNext();
  const idle = queues.filter(isIdle);

  function confirm() {
    if (!asked) return;
    repeat.mutate(asked.queue, {
      onSuccess: () => focusNext(sectionId),
      onSettled: () => setAsked(undefined),
    });
  }

  return (
    <Card
      id={sectionId}
      tabIndex={-1}
      aria-label="Filas"
      flush
      title="Filas"
      description="'A avisar' são falhas definitivas que ainda não chegaram a quem pediu o trabalho."
    >
      <DataTable
        label="Filas"
        columns={columnsAt(at)}
        rows={queues.filter((queue) => !isIdle(queue))}
        rowKey={({ queue }) => queue}
        actionsWidth="11rem"
        rowActions={(queue) =>
          queue.failed > 0 && isRepeatable(queue.queue) ? (
            <Button
              size="sm"
              aria-label={`Repetir todas de ${systemQueueLabels[queue.queue]}`}
              onClick={() => setAsked(queue)}
            >
              <RotateCcw aria-hidden />
              Repetir todas
            </Button>
          ) : null
        }
        empty={<p className="border-t px-4 py-3 text-body text-muted">Nenhuma fila tem tarefas agora.</p>}
      />
      {idle.length > 0 && idle.length < queues.length && (
        <p className="border-t px-4 py-3 text-caption text-muted">
          Sem tarefas: {idle.map(({ queue }) => systemQueueLabels[queue]).join(', ')}.
        </p>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked ? `Repetir todas de ${systemQueueLabels[asked.queue]}?` : ''}
        description={
          asked
            ? `${counted(Math.min(asked.failed, repeatLimit), 'tarefa com falha volta', 'tarefas com falha voltam')} à fila. Repita depois de resolver a causa: com a mesma causa elas falham de novo.`
            : ''
        }
        confirmLabel="Repetir todas"
        pending={repeat.isPending}
        onConfirm={confirm}
      />
    </Card>
  );
}
