import { errors } from '../../wire/errors.ts';

export const systemErrors = errors({
  system_denied: [403, 'Somente o CEO e a TI do provedor veem o estado do sistema.'],
  job_not_found: [
    404,
    'Tarefa não encontrada. Ela pode ter sido removida: tarefas com falha ficam guardadas por até sete dias.',
  ],
  queue_not_found: [404, 'Fila não encontrada.'],
  job_not_failed: [409, 'Esta tarefa não está com falha: alguém já a repetiu, ou ela terminou.'],
  job_closed: [
    409,
    'O trabalho desta fila já foi encerrado com aviso de falha. Comece-o de novo na tela em que foi pedido.',
  ],
  job_covered: [409, 'Outra tarefa desta fila já espera ou está em execução e faz o mesmo trabalho.'],
});
