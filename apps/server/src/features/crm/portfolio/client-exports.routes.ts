import { clientExportsApi } from '@restitui/domain/crm/portfolio/client-exports.api.ts';
import { mount } from '../../../http/mount.ts';
import { makeClientExport } from './use-cases/make-client-export.ts';
import { readClientExport } from './use-cases/read-client-export.ts';

export const clientExportsRoutes = mount(clientExportsApi, { read: readClientExport, make: makeClientExport });
