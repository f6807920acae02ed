import type { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { portfolioField } from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import type { Probes } from '../../../../test/probes.ts';

export const portfolioProbes: Probes<typeof portfolioApi> = {
  exportPage: { request: ({ id_tenant }) => ({ params: { id_tenant } }) },
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
