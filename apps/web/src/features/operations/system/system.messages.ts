import { counted } from '@restitui/brazil/counted.ts';
import type { SystemProcess } from '@restitui/domain/operations/system/system.api.ts';
import { processKindLabels } from '@restitui/domain/operations/system/system-process.ts';
import { formatDateTime } from '../../../lib/formats.ts';

export const systemMessages = {
  loadFailed: 'Erro ao carregar o estado do sistema.',
  repeated: 'A tarefa voltou à fila.',
  repeatFailed: 'Não foi possível repetir a tarefa.',
  queueFailed: 'Não foi possível repetir as tarefas da fila.',
  queueRepeated: (number: number) =>
    number === 0
      ? 'Nenhuma tarefa voltou à fila: outra já faz o mesmo trabalho.'
      : `${counted(number, 'tarefa voltou', 'tarefas voltaram')} à fila.`,
  olderRelease: ({ kind, machine, version, startedAt }: SystemProcess, newest: string) =>
    `O processo “${processKindLabels[kind]}” de ${machine}, desde ${formatDateTime(startedAt)}, ainda roda a versão ${version || 'desconhecida'}, anterior à ${newest}. ${
      kind === 'web'
        ? 'Substitua-o pela versão nova.'
        : 'Encerre-o: ele e um processo novo podem trabalhar na mesma análise e misturar os resultados.'
    }`,
} as const;
