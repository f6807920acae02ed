import { describe, expect, it } from 'vitest';
import { actorWith, self } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import {
  canChangeAccessCode,
  canChangeProductStatus,
  canSeeProduct,
  enabledServices,
  lacksServices,
} from './products.access.ts';

interface Row {
  who: ActorScope;
  /**
   * Visibility of three services: one with a flag that others carry, one with the flag of the row, one without a
   * flag.
   */
  sees: [otherFlag: boolean, ownFlag: boolean, flagless: boolean];
  seesWhenAssigned: Row['sees'];
}

const everything: Pick<Row, 'sees' | 'seesWhenAssigned'> = {
  sees: [true, true, true],
  seesWhenAssigned: [true, true, true],
};
const limited = (cargo: 'ANALISTA' | 'JURIDICO' | 'FINANCEIRO'): Record<string, Row> => ({
  [`ADMIN ${cargo}`]: {
    who: actorWith(`ADMIN ${cargo}`, 'previdenciario'),
    sees: [false, false, false],
    seesWhenAssigned: [false, true, true],
  },
  [`ADMIN ${cargo} with permission_product`]: {
    who: actorWith(`ADMIN ${cargo}`, 'permission_product', 'previdenciario'),
    sees: [false, true, false],
    seesWhenAssigned: [false, true, true],
  },
  [`ADMIN ${cargo} with permission_geral`]: {
    who: actorWith(`ADMIN ${cargo}`, 'permission_geral', 'previdenciario'),
    sees: [false, true, true],
    seesWhenAssigned: [false, true, true],
  },
});

const rows: Record<string, Row> = {
  'ADMIN CEO': { who: actorWith('ADMIN CEO'), ...everything },
  'ADMIN TI': { who: actorWith('ADMIN TI'), ...everything },
  ...limited('ANALISTA'),
  ...limited('JURIDICO'),
  ...limited('FINANCEIRO'),
  'USUARIO CEO': { who: actorWith('USUARIO CEO'), ...everything },
  'USUARIO GERENTE': { who: actorWith('USUARIO GERENTE'), ...everything },
  'USUARIO PARCEIRO': { who: actorWith('USUARIO PARCEIRO'), ...everything },
  'USUARIO CONTABILIDADE': { who: actorWith('USUARIO CONTABILIDADE'), ...everything },
};

describe('canSeeProduct', { tags: ['D-05', 'F-186', 'F-193', 'C-41'] }, () => {
  it.each(Object.entries(rows))('%s', (_, { who, sees, seesWhenAssigned }) => {
    const seen = (id_analista: string | null) =>
      (['FCVS', 'PREVIDENCIARIO', 'ALIQUOTA_ZERO'] as const).map((typeServico) =>
        canSeeProduct(who, { typeServico, id_analista }),
      );
    expect(seen('outra')).toEqual(sees);
    expect(seen(null)).toEqual(sees);
    expect(seen(self)).toEqual(seesWhenAssigned);
  });
});

describe('enabledServices', { tags: ['F-188', 'F-203'] }, () => {
  it('returns the services of the set flags; a missing or false flag enables none', () => {
    expect(enabledServices(actorWith('ADMIN ANALISTA', 'exclusao_icms', 'apuracao_st'))).toEqual([
      'APURACAO_ST',
      'EXCLUSAO_DE_ICMS_E_ST',
    ]);
    expect(enabledServices({ ...actorWith('ADMIN ANALISTA'), permissions: { fcvs: false } })).toEqual([]);
  });
});

describe('changing the status of a product and its access code', {
  tags: ['C-13', 'W-103', 'C-74', 'W-142'],
}, () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('is allowed to ADMIN %s', (cargo) => {
    expect(canChangeProductStatus(actorWith(`ADMIN ${cargo}`))).toBe(true);
    expect(canChangeAccessCode(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('is refused to USUARIO %s', (cargo) => {
    expect(canChangeProductStatus(actorWith(`USUARIO ${cargo}`, 'update_user_product'))).toBe(false);
    expect(canChangeAccessCode(actorWith(`USUARIO ${cargo}`, 'update_user_product'))).toBe(false);
  });
});

describe('lacksServices', { tags: ['D-05'] }, () => {
  it('is true for an analyst of the provider until a service is enabled', () => {
    expect(lacksServices(actorWith('ADMIN ANALISTA'))).toBe(true);
    expect(lacksServices(actorWith('ADMIN ANALISTA', 'permission_product'))).toBe(true);
    expect(lacksServices(actorWith('ADMIN ANALISTA', 'previdenciario'))).toBe(false);
  });

  it.each(['ADMIN CEO', 'ADMIN FINANCEIRO', 'ADMIN JURIDICO', 'USUARIO CEO', 'USUARIO PARCEIRO'] as const)(
    'is false for %s, whose work is not assigned by service',
    (who) => expect(lacksServices(actorWith(who))).toBe(false),
  );
});
