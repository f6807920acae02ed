import { lapsesApi } from '@restitui/domain/lapses/lapses.api.ts';
import { mount } from '../../http/mount.ts';
import { listLapsingPayments } from './use-cases/list-lapsing-payments.ts';
import { showLapseCalendar } from './use-cases/show-lapse-calendar.ts';

export const lapsesRoutes = mount(lapsesApi, { calendar: showLapseCalendar, payments: listLapsingPayments });
