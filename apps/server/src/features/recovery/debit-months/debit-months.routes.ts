import { debitMonthsApi } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { mount } from '../../../http/mount.ts';
import { listDebitMonths } from './use-cases/list-debit-months.ts';
import { removeDebitMonth } from './use-cases/remove-debit-month.ts';
import { saveDebitMonth } from './use-cases/save-debit-month.ts';

export const debitMonthsRoutes = mount(debitMonthsApi, {
  list: listDebitMonths,
  save: saveDebitMonth,
  remove: removeDebitMonth,
});
