import { counted } from '@restitui/brazil/counted.ts';

export const systemMessages = {
  loadFailed: 'Erro ao carregar o estado do sistema.',
  repeated: 'A tarefa voltou à fila.',
  repeatFailed: 'Não foi possível repetir a tarefa.',
  queueFailed: 'Não foi possível repetir as tarefas da fila.',
  queueRepeated: (number: number) =>
    number === 0
      ? 'Nenhuma tarefa voltou à fila: outra já faz o mesmo trabalho.'
      : `${counted(number, 'tarefa voltou', 'tarefas voltaram')} à fila.`,
} as const;
