import { errors } from '../../wire/errors.ts';

export const debitMonthErrors = errors({
  debit_months_denied: [403, 'Você não tem permissão para ver os débitos deste produto.'],
  debit_month_edit_denied: [403, 'Você não tem permissão para alterar os meses deste produto.'],
  debit_month_not_found: [404, 'Mês não encontrado.'],
  debit_month_file_unknown: [400, 'Um dos arquivos não está entre os anexos desta apuração.'],
  debit_month_changed: [409, 'Este mês foi alterado por outra pessoa. Confira e tente novamente.'],
});
