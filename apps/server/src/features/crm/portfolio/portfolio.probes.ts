import type { clientExportsApi } from '@restitui/domain/crm/portfolio/client-exports.api.ts';
import type { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { portfolioField } from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import type { Probes } from '../../../../test/probes.ts';

export const portfolioProbes: Probes<typeof portfolioApi> = {
  list: {},
  upload: { request: () => ({ body: {} }), namesNoTenant: true },
  read: { request: ({ id_import }) => ({ params: { id_import } }) },
  rows: { request: ({ id_import }) => ({ params: { id_import } }) },
  match: {
    request: ({ id_import }) => ({
      params: { id_import },
      body: { columns: Object.fromEntries(portfolioField.options.map((field, i) => [field, i])) },
    }),
  },
  start: { request: ({ id_import }) => ({ params: { id_import }, body: { li_aceito_tenant: true } }) },
};

export const clientExportsProbes: Probes<typeof clientExportsApi> = {
  read: {},
  make: { request: () => ({ body: { filtros: {} } }), namesNoTenant: true },
};
