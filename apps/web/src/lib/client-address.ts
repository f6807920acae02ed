import type { Actor } from '@restitui/domain/users/actor.ts';
import type { ProductSearch } from './address-search.ts';

type Who = Pick<Actor, 'typeUser'>;

export interface ClientPlace {
  actor: Who;
  /** The tenant acted in; only addresses of an ADMIN carry it. */
  tenantId: string;
  cnpjcpf: string;
}

/** The client list of the tenant acted in. */
export function clientsAddress(actor: Who, tenantId: string) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes', params: { tenantId } } as const)
    : ({ to: '/clientes' } as const);
}

/** Where a portfolio is brought into the tenant acted in. */
export function importAddress(actor: Who, tenantId: string) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/importar', params: { tenantId } } as const)
    : ({ to: '/clientes/importar' } as const);
}

/** A client's page, as `to` and `params` for links and `navigate`. */
export function clientAddress({ actor, tenantId, cnpjcpf }: ClientPlace) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf', params: { cnpjcpf } } as const);
}

export function clientInformationAddress({ actor, tenantId, cnpjcpf }: ClientPlace) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/informacoes', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/informacoes', params: { cnpjcpf } } as const);
}

export function clientAddProductAddress({ actor, tenantId, cnpjcpf }: ClientPlace) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/adicionar-produto', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/adicionar-produto', params: { cnpjcpf } } as const);
}

export function clientProductsAddress({ actor, tenantId, cnpjcpf }: ClientPlace) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/produtos', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/produtos', params: { cnpjcpf } } as const);
}

export function clientAgreementsAddress({ actor, tenantId, cnpjcpf }: ClientPlace) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/lista-minutas', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/lista-minutas', params: { cnpjcpf } } as const);
}

export function clientPortalAddress({ actor, tenantId, cnpjcpf }: ClientPlace) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/clientes/$cnpjcpf/portal', params: { tenantId, cnpjcpf } } as const)
    : ({ to: '/cliente/$cnpjcpf/portal', params: { cnpjcpf } } as const);
}

export function productAddress(
  { actor, tenantId, cnpjcpf }: ClientPlace,
  productId: string,
  search: ProductSearch = {},
) {
  return actor.typeUser === 'ADMIN'
    ? ({
        to: '/admin/$tenantId/clientes/$cnpjcpf/produtos/$productId',
        params: { tenantId, cnpjcpf, productId },
        search,
      } as const)
    : ({ to: '/cliente/$cnpjcpf/produtos/$productId', params: { cnpjcpf, productId }, search } as const);
}
