import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import type { TypeCargo } from '../../accounts/users/cargo.ts';
import { canLinkUserAgreement, canReadUserAgreement } from './agreements.access.ts';

interface May {
  /** Whom the role may link: anyone of a consultancy, people listed under them, people elsewhere. */
  any?: true;
  managed?: true;
  away?: true;
  /** May read without linking. */
  reads?: true;
}

const rows: [string, ActorScope, May][] = [
  ['ADMIN CEO', actorWith('ADMIN CEO'), { any: true, managed: true, away: true }],
  ['ADMIN TI', actorWith('ADMIN TI', 'update_user'), {}],
  ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA', 'permission_product'), {}],
  ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), { reads: true }],
  ['ADMIN FINANCEIRO', actorWith('ADMIN FINANCEIRO'), {}],
  ['USUARIO CEO', actorWith('USUARIO CEO'), { any: true, managed: true }],
  ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), { managed: true }],
  ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), {}],
  ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), {}],
];

function person(typeCargo: TypeCargo, values: object = {}) {
  return { id: 'outra', id_tenant: home, typeUser: 'USUARIO' as const, typeCargo, id_gerente: null, ...values };
}

describe('linking of a user’s agreement', { tags: ['F-454', 'F-255'] }, () => {
  it.each(rows)(
    'follows the permissions of %s',
    (_, who, { any = false, managed = false, away = false, reads = false }) => {
      for (const cargo of ['PARCEIRO', 'CONTABILIDADE'] as const) {
        expect(canLinkUserAgreement(who, person(cargo))).toBe(any);
        expect(canLinkUserAgreement(who, person(cargo, { id_gerente: self }))).toBe(managed);
        expect(canLinkUserAgreement(who, person(cargo, { id_tenant: elsewhere }))).toBe(away);
        expect(canLinkUserAgreement(who, person(cargo, { id_tenant: elsewhere, id_gerente: self }))).toBe(away);
        expect(canReadUserAgreement(who, person(cargo))).toBe(any || reads);
      }
      expect(canLinkUserAgreement(who, person('GERENTE', { id_gerente: self }))).toBe(any);
      expect(canLinkUserAgreement(who, person('CEO', { typeUser: 'ADMIN' }))).toBe(false);
      expect(canReadUserAgreement(who, person('PARCEIRO', { id: self }))).toBe(true);
    },
  );
});
