import { errors } from '../../wire/errors.ts';

export const dashboardErrors = errors({
  boleto_figures_denied: [403, 'Você não tem permissão para ver os boletos.'],
});
