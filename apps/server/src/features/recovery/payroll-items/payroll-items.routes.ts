import { payrollItemsApi } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import { mount } from '../../../http/mount.ts';
import { readPayrollItems } from './use-cases/read-payroll-items.ts';
import { savePayrollItems } from './use-cases/save-payroll-items.ts';

export const payrollItemsRoutes = mount(payrollItemsApi, {
  read: readPayrollItems,
  save: savePayrollItems,
});
