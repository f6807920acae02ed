import { describe, expect, it } from 'vitest';
import { countChanges, counterOf, entriesOf, sectors, switchAll } from './permission-sectors.ts';

const keys = entriesOf('Gestão').map(({ key }) => key);

describe('sectors of the permissions editor', () => {
  it('W-243 are the seven of the catalogue, in its order', () => {
    expect(sectors).toEqual(['Gestão', 'Adicionar', 'Alterar', 'Excluir', 'Gerar', 'Exportar', 'Produtos']);
  });

  it.each([
    [{}, '0/3'],
    [{ permission_geral: true, fcvs: true }, '1/3'],
    [{ permission_geral: true, permission_product: true, gestor_geral: true }, 'Todas'],
  ])('W-246 %o counts %s', (flags, counter) => {
    expect(counterOf(keys, flags)).toBe(counter);
  });

  it('W-246 without flags there is nothing to count', () => {
    expect(counterOf([], {})).toBe('n/a');
  });

  it('W-245 D-13 switches the whole sector, save what may not be switched', () => {
    const all = switchAll({ fcvs: true }, keys, true, (key) => key !== 'gestor_geral');
    expect(all).toEqual({ fcvs: true, permission_geral: true, permission_product: true });
    expect(switchAll(all, keys, false, () => true)).toMatchObject({ fcvs: true, permission_geral: false });
  });

  it('counts what is not saved yet', () => {
    expect(countChanges({ fcvs: true }, { fcvs: true })).toBe(0);
    expect(countChanges({ fcvs: true, add_user: false }, { fcvs: false, add_user: true })).toBe(2);
  });
});
