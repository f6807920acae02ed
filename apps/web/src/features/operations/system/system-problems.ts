import { counted } from '@restitui/brazil/counted.ts';
import { outsideServiceLabels } from '@restitui/domain/operations/system/outside-service.ts';
import { findOlderReleases } from '@restitui/domain/operations/system/release.ts';
import type { SystemState } from '@restitui/domain/operations/system/system.api.ts';
import { isAlive } from '@restitui/domain/operations/system/system-process.ts';
import { systemQueueLabels } from '@restitui/domain/operations/system/system-queue.ts';
import { ageText } from './age-text.ts';
import { systemMessages } from './system.messages.ts';

/** A due job starts within a second; after so long nothing takes the jobs of its queue, or it has too many. */
const longWait = 10 * 60_000;

/** Returns what needs the attention of an operator, the most urgent first. */
export function problemsOf({ at, backupSchedule, ...state }: SystemState) {
  const { processes, queues, services, storageProblem, isDiskLow, anchors } = state;
  const alive = processes.filter((process) => isAlive(process, at));
  const runsJobs = alive.some(({ kind }) => kind !== 'web');
  const { newest, older } = findOlderReleases({ processes, version: state.version, at });
  const unreached = services.filter(({ problem }) => problem !== null);
  const delayed = queues.filter(
    ({ oldestWaiting }) => oldestWaiting !== null && Date.parse(at) - Date.parse(oldestWaiting) > longWait,
  );
  return [
    ...(runsJobs ? [] : ['Nenhum processo de tarefas dá sinal de vida: as filas estão paradas.']),
    ...older.map((process) => systemMessages.olderRelease(process, newest)),
    ...(storageProblem === null ? [] : [`O armazenamento de arquivos não responde (${storageProblem}).`]),
    ...(isDiskLow ? ['O disco está quase cheio: gravações são recusadas.'] : []),
    ...unreached.map(
      ({ service, host, problem }) => `${outsideServiceLabels[service]} não aceita conexão (${host}, ${problem}).`,
    ),
    ...delayed.map(
      ({ queue, oldestWaiting }) =>
        `${systemQueueLabels[queue]}: a tarefa mais antiga espera ${ageText(oldestWaiting ?? at, at)}.`,
    ),
    ...(backupSchedule?.isLate ? ['O backup diário está atrasado: não há um completo das últimas 26 horas.'] : []),
    ...(anchors.late > 0
      ? [`${counted(anchors.late, 'cadeia espera', 'cadeias esperam')} a âncora há mais de 2 h.`]
      : []),
  ];
}
