import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import { canEditBank } from '@restitui/domain/billing/bank-registrations/bank-registrations.access.ts';
import type { FirstStep } from '@restitui/domain/insights/first-steps/first-step.ts';
import { canEditBranding, canEditCompany } from '@restitui/domain/tenancy/tenants/tenants.access.ts';
import { clientsLink, importLink } from '../../../lib/client-links.ts';

type Who = Pick<Actor, 'typeUser' | 'typeCargo'>;

/** Returns whether the provider does the step, because the actor may not. */
export function isOfProvider(step: FirstStep, actor: Who): boolean {
  const rules: Partial<Record<FirstStep, (who: Who) => boolean>> = {
    ...{ dados: canEditCompany, marca: canEditBranding, conta: canEditBank },
  };
  return rules[step]?.(actor) === false;
}

/** Returns the link to the page where a step is done. */
export function firstStepLink(step: FirstStep, actor: Who, tenantId: string) {
  switch (step) {
    case 'dados':
    case 'marca':
      return { to: '/admin/$tenantId/marca', params: { tenantId } } as const;
    case 'modelos':
      return { to: '/admin/contratos' } as const;
    case 'conta':
      return { to: '/admin/info-banco' } as const;
    case 'canais':
      return { to: '/mensagens' } as const;
    case 'pessoas':
      return actor.typeUser === 'ADMIN'
        ? ({ to: '/admin/usuarios' } as const)
        : ({ to: '/parceiros/cadastrar' } as const);
    case 'clientes':
      return importLink(actor, tenantId);
    case 'analise':
    case 'contrato':
      return clientsLink(actor, tenantId);
  }
}
