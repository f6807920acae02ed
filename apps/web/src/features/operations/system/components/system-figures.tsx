import type { SystemState } from '@restitui/domain/operations/system/system.api.ts';
import { isAlive } from '@restitui/domain/operations/system/system-process.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { StatCard } from '../../../../ui/stat-card.tsx';

/** Four figures that tell at a glance whether the system works. */
export function SystemFigures({ state }: { state: SystemState | undefined }) {
  const sum = (count: (queue: SystemState['queues'][number]) => number) =>
    state && formatCount(state.queues.reduce((total, queue) => total + count(queue), 0));
  const alive = state?.processes.filter((process) => isAlive(process, state.at)).length;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Processos ativos" value={alive === undefined ? undefined : formatCount(alive)} />
      <StatCard label="Tarefas à espera" value={sum(({ waiting }) => waiting)} />
      <StatCard label="Em execução" value={sum(({ active }) => active)} />
      <StatCard label="Com falha" value={state && formatCount(state.failed.total)} />
    </div>
  );
}
