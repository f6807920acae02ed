import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import {
  canAssignLeads,
  canConvertLead,
  canListLeads,
  canWorkOnLead,
  leadCargos,
  visibleLeads,
} from './leads.access.ts';

const own = { id_tenant: home, id_responsavel: self };
const others = { id_tenant: home, id_responsavel: 'outra-pessoa' };
const unassigned = { id_tenant: home, id_responsavel: null };
const foreign = { id_tenant: elsewhere, id_responsavel: self };

type Row = [who: string, ActorScope, scope: string, own: boolean, others: boolean, foreign: boolean, takes: boolean];

describe('access to leads', { tags: ['D-23'] }, () => {
  it.each<Row>([
    ['ADMIN CEO', actorWith('ADMIN CEO'), 'all', true, true, true, false],
    ['ADMIN TI', actorWith('ADMIN TI'), 'none', false, false, false, false],
    ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA', 'permission_geral'), 'none', false, false, false, false],
    ['ADMIN ANALISTA with add_client', actorWith('ADMIN ANALISTA', 'add_client'), 'all', true, true, true, false],
    ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), 'none', false, false, false, false],
    ['ADMIN FINANCEIRO', actorWith('ADMIN FINANCEIRO'), 'none', false, false, false, false],
    ['USUARIO CEO', actorWith('USUARIO CEO'), 'all', true, true, false, true],
    ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), 'all', true, true, false, true],
    ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), 'assignedTo', true, false, false, true],
    ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), 'none', false, false, false, false],
  ])('is decided for %s', (_, who, scope, ofOwn, ofOthers, ofForeign, takes) => {
    expect(visibleLeads(who).kind).toBe(scope);
    expect(canListLeads(who)).toBe(scope !== 'none');
    expect(canAssignLeads(who)).toBe(scope === 'all');
    expect([own, others, unassigned, foreign].map((lead) => canWorkOnLead(who, lead))).toEqual([
      ofOwn,
      ofOthers,
      ofOthers,
      ofForeign,
    ]);
    expect([own, others].map((lead) => canConvertLead(who, lead))).toEqual([ofOwn, ofOthers]);
    expect(who.typeUser === 'USUARIO' && leadCargos.includes(who.typeCargo)).toBe(takes);
  });
});
