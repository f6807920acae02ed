import { errors } from '../../wire/errors.ts';

export const alertErrors = errors({
  alert_not_found: [404, 'Alerta não encontrado.'],
  alert_denied: [403, 'Você não tem permissão para acessar este alerta.'],
  alert_resolved: [409, 'Este alerta já foi resolvido.'],
});
