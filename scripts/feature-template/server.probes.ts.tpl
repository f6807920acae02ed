import type { {{items}}Api } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const {{items}}Probes: Probes<typeof {{items}}Api> = {
  list: {},
  create: { request: () => ({ body: { nome: 'Registro novo' } }), namesNoTenant: true },
  remove: { testedElsewhere: 'Needs a record of the tenant; {{feature}}.test.ts tries it from another tenant.' },
};
