import { errors } from '../../wire/errors.ts';

export const partnershipErrors = errors({
  partnership_denied: [403, 'Você não tem permissão para ver esta parceria.'],
  partnership_not_found: [404, 'Este usuário não tem parceria.'],
  commission_decision_denied: [403, 'Somente o CEO pode decidir sobre esta comissão.'],
  commission_not_pending: [409, 'Esta comissão não espera decisão.'],
});
