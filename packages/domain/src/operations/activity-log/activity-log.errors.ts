import { errors } from '../../wire/errors.ts';

export const activityLogErrors = errors({
  activity_log_denied: [403, 'Somente o CEO do provedor pode ver o registro de atividades.'],
  activity_export_too_large: [409, 'O filtro tem mais de 10.000 registros. Escolha um período menor para exportar.'],
});
