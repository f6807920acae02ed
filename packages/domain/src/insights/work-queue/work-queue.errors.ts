import { errors } from '../../wire/errors.ts';

export const workQueueErrors = errors({
  work_item_not_found: [404, 'Este item não está mais na sua fila.'],
  snooze_too_late: [422, 'Escolha um dia útil antes do prazo.'],
});
