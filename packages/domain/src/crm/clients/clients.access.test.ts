import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import {
  canChangeClientStatus,
  canEditClientTerms,
  canListClients,
  canOpenClient,
  canRegisterClient,
  canTransferClient,
  visibleClients,
} from './clients.access.ts';

interface Row {
  who: ActorScope;
  lists: ReturnType<typeof visibleClients>['kind'];
  /** Clients of the actor's tenant: unrelated, and those with the actor as analyst, responsible or manager. */
  opens: [unrelated: boolean, asAnalyst: boolean, asResponsible: boolean, asManager: boolean];
  /** A client of another tenant to which the actor is related in every way. */
  opensElsewhere: boolean;
}

const all: Row['opens'] = [true, true, true, true];
const none: Row['opens'] = [false, false, false, false];
const related: Row['opens'] = [false, false, true, true];

const rows: Record<string, Row> = {
  'ADMIN CEO': { who: actorWith('ADMIN CEO'), lists: 'all', opens: all, opensElsewhere: true },
  'ADMIN TI with permission_geral': {
    who: actorWith('ADMIN TI', 'permission_geral'),
    lists: 'all',
    opens: all,
    opensElsewhere: true,
  },
  'ADMIN ANALISTA with permission_geral': {
    who: actorWith('ADMIN ANALISTA', 'permission_geral', 'permission_product'),
    lists: 'all',
    opens: all,
    opensElsewhere: true,
  },
  'ADMIN ANALISTA with permission_product': {
    who: actorWith('ADMIN ANALISTA', 'permission_product', 'previdenciario'),
    lists: 'withServices',
    opens: all,
    opensElsewhere: true,
  },
  'ADMIN FINANCEIRO with permission_product': {
    who: actorWith('ADMIN FINANCEIRO', 'permission_product'),
    lists: 'withServices',
    opens: all,
    opensElsewhere: true,
  },
  'ADMIN ANALISTA': {
    who: actorWith('ADMIN ANALISTA', 'previdenciario'),
    lists: 'assignedTo',
    opens: [false, true, false, false],
    opensElsewhere: true,
  },
  'ADMIN JURIDICO': { who: actorWith('ADMIN JURIDICO'), lists: 'none', opens: none, opensElsewhere: false },
  'ADMIN FINANCEIRO': { who: actorWith('ADMIN FINANCEIRO'), lists: 'none', opens: none, opensElsewhere: false },
  'ADMIN TI': { who: actorWith('ADMIN TI', 'gestor_geral'), lists: 'none', opens: none, opensElsewhere: false },
  'USUARIO CEO': { who: actorWith('USUARIO CEO'), lists: 'all', opens: all, opensElsewhere: false },
  'USUARIO GERENTE': { who: actorWith('USUARIO GERENTE'), lists: 'managedBy', opens: related, opensElsewhere: false },
  'USUARIO PARCEIRO': { who: actorWith('USUARIO PARCEIRO'), lists: 'managedBy', opens: related, opensElsewhere: false },
  'USUARIO CONTABILIDADE': {
    who: actorWith('USUARIO CONTABILIDADE'),
    lists: 'managedBy',
    opens: related,
    opensElsewhere: false,
  },
  'USUARIO PARCEIRO, whom flags do not widen': {
    who: actorWith('USUARIO PARCEIRO', 'permission_geral', 'permission_product'),
    lists: 'managedBy',
    opens: related,
    opensElsewhere: false,
  },
};

describe('access to clients', {
  tags: [
    'D-14',
    'F-082',
    'F-083',
    'F-084',
    'F-085',
    'W-025',
    'W-026',
    'W-027',
    'W-028',
    'I-082',
    'I-083',
    'I-084',
    'I-085',
    'I-086',
    'I-087',
    'I-088',
    'I-089',
    'X-05',
    'X-07',
    'C-16',
    'C-17',
  ],
}, () => {
  it.each(Object.entries(rows))('is decided for %s', (_, { who, lists, opens, opensElsewhere }) => {
    const opened = (relation: { id_responsavel?: string; id_gerente?: string }, analysts: string[] = []) =>
      canOpenClient(who, { id_tenant: home, id_responsavel: 'outra', id_gerente: null, ...relation }, analysts);

    expect(visibleClients(who).kind).toBe(lists);
    expect([
      opened({}, ['outra']),
      opened({}, ['outra', self]),
      opened({ id_responsavel: self }),
      opened({ id_gerente: self }),
    ]).toEqual(opens);
    expect(canOpenClient(who, { id_tenant: elsewhere, id_responsavel: self, id_gerente: self }, [self])).toBe(
      opensElsewhere,
    );
  });

  it('denies a GERENTE a client without a responsible or manager', () => {
    const orphan = { id_tenant: home, id_responsavel: null, id_gerente: null };
    expect(canOpenClient(actorWith('USUARIO GERENTE'), orphan, [])).toBe(false);
  });

  it('lists clients with the enabled services for permission_product', { tags: ['I-083', 'F-194'] }, () => {
    expect(visibleClients(actorWith('ADMIN ANALISTA', 'permission_product', 'previdenciario', 'fcvs'))).toEqual({
      kind: 'withServices',
      services: ['PREVIDENCIARIO', 'FCVS'],
    });
    expect(visibleClients(actorWith('ADMIN JURIDICO', 'permission_product'))).toEqual({
      kind: 'withServices',
      services: [],
    });
  });

  it("puts the actor's id into narrow scopes", () => {
    expect(visibleClients(actorWith('ADMIN ANALISTA'))).toEqual({ kind: 'assignedTo', id_analista: self });
    expect(visibleClients(actorWith('USUARIO PARCEIRO'))).toEqual({ kind: 'managedBy', id_user: self });
  });
});

it.each([
  ['USUARIO CEO', [], true],
  ['USUARIO GERENTE', [], true],
  ['USUARIO PARCEIRO', [], true],
  ['USUARIO CONTABILIDADE', [], true],
  ['ADMIN CEO', [], true],
  ['ADMIN TI', [], false],
  ['ADMIN ANALISTA', ['permission_geral'], false],
  ['ADMIN ANALISTA', ['add_client'], true],
  ['ADMIN FINANCEIRO', ['add_client'], true],
  ['ADMIN JURIDICO', [], false],
] as const)('lets %s with %j register clients: %s', { tags: ['I-081', 'I-093'] }, (who, flags, may) => {
  expect(canRegisterClient(actorWith(who, ...flags))).toBe(may);
});

it.each([
  ['ADMIN CEO', [], true, true, true],
  ['ADMIN TI', [], true, false, false],
  ['ADMIN TI', ['update_client'], true, true, false],
  ['ADMIN ANALISTA', ['permission_product'], true, false, false],
  ['ADMIN ANALISTA', ['update_client', 'update_user_client'], true, true, true],
  ['ADMIN JURIDICO', ['update_user_client'], true, false, true],
  ['ADMIN FINANCEIRO', ['update_client'], true, true, false],
  ['USUARIO CEO', [], false, true, true],
  ['USUARIO GERENTE', [], false, false, true],
  ['USUARIO GERENTE', ['update_client', 'update_user_client'], false, false, true],
  ['USUARIO PARCEIRO', ['update_client', 'update_user_client'], false, false, false],
  ['USUARIO CONTABILIDADE', ['update_client', 'update_user_client'], false, false, false],
] as const)(
  'lets %s with %j change status: %s, terms: %s, responsible: %s',
  { tags: ['W-041', 'W-234', 'F-428', 'C-16'] },
  (who, flags, ...may) => {
    const actor = actorWith(who, ...flags);
    const [status, terms, transfer] = may;
    expect(canChangeClientStatus(actor)).toBe(status);
    expect(canEditClientTerms(actor)).toBe(terms);
    expect(canTransferClient(actor, { id_tenant: home })).toBe(transfer);
    expect(canTransferClient(actor, { id_tenant: elsewhere })).toBe(actor.typeUser === 'ADMIN' && transfer);
  },
);

it.each([
  [actorWith('ADMIN CEO')],
  [actorWith('ADMIN TI')],
  [actorWith('ADMIN TI', 'permission_geral')],
  [actorWith('ADMIN ANALISTA')],
  [actorWith('ADMIN ANALISTA', 'permission_product')],
  [actorWith('ADMIN JURIDICO')],
  [actorWith('ADMIN FINANCEIRO')],
  [actorWith('ADMIN FINANCEIRO', 'permission_product')],
  [actorWith('USUARIO CEO')],
  [actorWith('USUARIO GERENTE')],
  [actorWith('USUARIO PARCEIRO')],
  [actorWith('USUARIO CONTABILIDADE')],
])('offers the lists of clients to $typeUser $typeCargo $permissions exactly when they can show some', (who) => {
  expect(canListClients(who)).toBe(visibleClients(who).kind !== 'none');
});
