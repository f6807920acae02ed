import { errors } from '../../wire/errors.ts';

export const payrollItemErrors = errors({
  funds_denied: [403, 'Você não tem permissão para alterar as verbas.'],
  funds_period_reversed: [400, 'O período final não pode ser anterior ao inicial.'],
  funds_changed: [409, 'As verbas foram alteradas por outra pessoa. Recarregue para ver o que mudou.'],
});
