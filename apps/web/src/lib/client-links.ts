import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import type { productRoutes } from './route-ids.ts';
import type { SearchOfRoute } from './use-page-search.ts';

type Who = Pick<Actor, 'typeUser'>;

export interface ClientTarget {
  actor: Who;
  /** The acting tenant; only URLs of an ADMIN contain it. */
  tenantId: string;
  cnpjcpf: string;
}

/** Returns the link to the client list of the acting tenant. */
export function clientsLink(actor: Who, tenantId: string) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes', params: { tenantId } } as const)
    : ({ to: '/clientes' } as const);
}

/** Returns the link to the import of clients into the acting tenant. */
export function importLink(actor: Who, tenantId: string) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/importar', params: { tenantId } } as const)
    : ({ to: '/clientes/importar' } as const);
}

/** Returns the link to a client's page, for `Link` and `navigate`. */
export function clientLink({ actor, tenantId, cnpjcpf }: ClientTarget) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf', params: { cnpjcpf } } as const);
}

export function clientInformationLink({ actor, tenantId, cnpjcpf }: ClientTarget) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/informacoes', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/informacoes', params: { cnpjcpf } } as const);
}

export function clientAddProductLink({ actor, tenantId, cnpjcpf }: ClientTarget) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/adicionar-produto', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/adicionar-produto', params: { cnpjcpf } } as const);
}

export function clientProductsLink({ actor, tenantId, cnpjcpf }: ClientTarget) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/produtos', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/produtos', params: { cnpjcpf } } as const);
}

export function clientAgreementsLink({ actor, tenantId, cnpjcpf }: ClientTarget) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/lista-minutas', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/lista-minutas', params: { cnpjcpf } } as const);
}

export function clientPortalLink({ actor, tenantId, cnpjcpf }: ClientTarget) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/portal', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/portal', params: { cnpjcpf } } as const);
}

export function clientFinancialOptionsLink({ actor, tenantId, cnpjcpf }: ClientTarget) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/opcoes-financeiras', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/opcoes-financeiras', params: { cnpjcpf } } as const);
}

export function clientFiscalOptionsLink({ actor, tenantId, cnpjcpf }: ClientTarget) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/opcoes-fiscais', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/opcoes-fiscais', params: { cnpjcpf } } as const);
}

export function productLink(
  { actor, tenantId, cnpjcpf }: ClientTarget,
  productId: string,
  search: SearchOfRoute<(typeof productRoutes)[number]> = {},
) {
  return actor.typeUser === 'ADMIN'
    ? ({
        to: '/admin/$tenantId/clientes/$cnpjcpf/produtos/$productId',
        params: { tenantId, cnpjcpf, productId },
        search,
      } as const)
    : ({ to: '/cliente/$cnpjcpf/produtos/$productId', params: { cnpjcpf, productId }, search } as const);
}
