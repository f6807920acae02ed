import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
import { canManageAgreement } from './lifecycle.access.ts';
import { fieldsOfParty, missingAtConsultancy } from './missing-data.ts';

const client = { id_tenant: home, id_responsavel: 'outra', id_gerente: null, id_user: 'outra' };
const partner = {
  ...{ id: 'outra', id_tenant: home, typeUser: 'USUARIO' as const, typeCargo: 'PARCEIRO' as const, id_gerente: null },
};

describe('managing a contract', { tags: ['D-47'] }, () => {
  it.each([
    ['ADMIN CEO', true, true],
    ['ADMIN JURIDICO', false, false],
    ['ADMIN FINANCEIRO', false, false],
    ['USUARIO CEO', true, true],
    ['USUARIO PARCEIRO', false, false],
    ['USUARIO CONTABILIDADE', false, false],
  ] as const)('%s: of a client %s, of a partner %s', (who, ofClient, ofPartner) => {
    const actor = actorWith(who);
    expect(canManageAgreement(actor, { client, analysts: [] })).toBe(ofClient);
    expect(canManageAgreement(actor, { partner })).toBe(ofPartner);
  });

  it('is of one’s tenant and never of one’s own partnership', () => {
    const ceo = actorWith('USUARIO CEO');
    expect(canManageAgreement(ceo, { client: { ...client, id_tenant: elsewhere }, analysts: [] })).toBe(false);
    expect(canManageAgreement(ceo, { partner: { ...partner, id: self } })).toBe(false);
  });
});

describe('missing data', { tags: ['D-47'] }, () => {
  const missing = [
    { key: 'parceiro.endereco_completo', label: 'Endereço completo do parceiro' },
    { key: 'comissao.numero', label: 'Comissão' },
  ];

  it('is entered by the party where it has the datum, and by the consultancy elsewhere', () => {
    expect(fieldsOfParty(missing)).toEqual(['cep', 'logradouro', 'numero', 'bairro', 'municipio', 'estado']);
    expect(missingAtConsultancy(missing).map(({ key }) => key)).toEqual(['comissao.numero']);
    expect(fieldsOfParty([])).toEqual([]);
  });
});
