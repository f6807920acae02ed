import { limitationApi } from '@restitui/domain/simples/limitation/limitation.api.ts';
import { mount } from '../../../http/mount.ts';
import { listExpiringPayments } from './use-cases/list-expiring-payments.ts';
import { showLimitationCalendar } from './use-cases/show-limitation-calendar.ts';

export const limitationRoutes = mount(limitationApi, {
  calendar: showLimitationCalendar,
  payments: listExpiringPayments,
});
