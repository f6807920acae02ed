import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canDecideSuggestion, canWriteAgreement } from './suggestions.access.ts';

const rows: [string, ActorScope, { writes?: true; everywhere?: true }][] = [
  ['ADMIN CEO', actorWith('ADMIN CEO'), { writes: true, everywhere: true }],
  ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), { writes: true, everywhere: true }],
  ['ADMIN TI', actorWith('ADMIN TI'), { everywhere: true }],
  ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA'), { everywhere: true }],
  ['ADMIN FINANCEIRO', actorWith('ADMIN FINANCEIRO'), { everywhere: true }],
  ['USUARIO CEO', actorWith('USUARIO CEO'), { writes: true }],
  ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), {}],
  ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), {}],
  ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), {}],
];

describe('writing and deciding suggestions', { tags: ['W-338', 'W-358', 'C-40'] }, () => {
  it.each(rows)('follows the permissions: %s', (_, who, { writes = false, everywhere = false }) => {
    const ofClient = { id_tenant: home, id_client: '1', id_user: null };
    const ofPartner = { id_tenant: home, id_client: null, id_user: 'outra' };
    expect(canWriteAgreement(who, ofClient)).toBe(writes);
    expect(canWriteAgreement(who, { id_tenant: elsewhere })).toBe(writes && everywhere);
    expect(canDecideSuggestion(who, ofClient)).toBe(true);
    expect(canDecideSuggestion(who, { ...ofClient, id_tenant: elsewhere })).toBe(everywhere);
    expect(canDecideSuggestion(who, ofPartner)).toBe(writes);
    expect(canDecideSuggestion(who, { ...ofPartner, id_user: self })).toBe(false);
  });
});
