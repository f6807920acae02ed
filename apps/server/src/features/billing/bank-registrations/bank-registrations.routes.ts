import { bankRegistrationsApi } from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import { mount } from '../../../http/mount.ts';
import { readBankRegistration } from './use-cases/read-bank-registration.ts';
import { saveBankRegistration } from './use-cases/save-bank-registration.ts';
import { testBankConnection } from './use-cases/test-bank-connection.ts';

export const bankRegistrationsRoutes = mount(bankRegistrationsApi, {
  read: readBankRegistration,
  save: saveBankRegistration,
  test: testBankConnection,
});
