import { supportApi } from '@restitui/domain/operations/support/support.api.ts';
import { mount } from '../../../http/mount.ts';
import { listReports } from './use-cases/list-reports.ts';
import { reportError } from './use-cases/report-error.ts';

export const supportRoutes = mount(supportApi, { report: reportError, listReports });
