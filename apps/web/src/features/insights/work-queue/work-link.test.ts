import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import type { WorkItem, WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { describe, expect, it } from 'vitest';
import { productWorkLink, rowLink } from './work-link.ts';

const tenantId = '20000000000107';
const product = (tipo: WorkItem['tipo'], id_client: string) => {
  const item: Partial<WorkItem> = { id: `${tipo} ${id_client}`, tipo, assunto: 'Loja', id_client, id_product: 'p' };
  const none = { id_request: null, id_message: null, fila: null, id_signature: null, id_lead: null, id_boleto: null };
  return { ...none, id_user: null, id_agreement: null, ...item } as WorkItem;
};
const linkOf = (itens: WorkItem[], actor: Partial<Actor> = { typeCargo: 'CEO' }) =>
  rowLink({ itens } as WorkRow, { actor: { typeUser: 'ADMIN', permissions: {}, ...actor } as Actor, tenantId });

describe('the action of a row', () => {
  it('opens the products of one client without an analyst', () => {
    expect(linkOf([product('atribuir', '11222333000181')])).toEqual({
      to: '/admin/product-analista',
      search: { q: '11222333000181', analista: 'a-atribuir' },
    });
  });

  it('opens those of several clients, the oldest first', () => {
    expect(linkOf([product('atribuir', 'a'), product('atribuir', 'b')])).toEqual({
      to: '/admin/product-analista',
      search: { ordem: 'createdDate', analista: 'a-atribuir' },
    });
  });

  it('opens the product that has no assessment', () => {
    expect(linkOf([product('apurar', 'a'), product('apurar', 'b')])).toMatchObject({
      params: { tenantId, cnpjcpf: 'a', productId: 'p' },
      search: {},
    });
  });
});

describe('work of any company', () => {
  const work = { id: 'w', id_tenant: '30000000000152', assunto: '', texto: '', desde: '2026-11-10' };
  const boss = { id_tenant: tenantId, typeUser: 'ADMIN', typeCargo: 'CEO' } as Actor;

  it('opens a product by an address that names its company', () => {
    const row = { ...work, tipo: 'apurar', id_client: 'a', id_product: 'p' } as const;
    expect(productWorkLink(row, boss)).toMatchObject({
      to: '/admin/$tenantId/clientes/$cnpjcpf/produtos/$productId',
      params: { tenantId: '30000000000152', cnpjcpf: 'a', productId: 'p' },
    });
  });

  it('opens the products of the company that need an analyst', () => {
    const row = { ...work, tipo: 'atribuir', id_client: null, id_product: null } as const;
    expect(productWorkLink(row, boss)).toEqual({
      to: '/admin/product-analista',
      search: { empresa: '30000000000152', analista: 'a-atribuir', ordem: 'createdDate' },
    });
  });
});
