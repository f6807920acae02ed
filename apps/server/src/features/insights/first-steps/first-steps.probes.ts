import type { firstStepsApi } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const firstStepsProbes: Probes<typeof firstStepsApi> = {
  read: {},
  postpone: { request: () => ({ body: { passos: ['conta'], adiado: true } }), namesNoTenant: true },
  sendTest: { request: () => ({ body: { canal: 'email' } }), namesNoTenant: true },
};
