import { describe, expect, it } from 'vitest';
import { countChanges, counterOf, entriesOf, sectors, switchAll } from './permission-sectors.ts';

const keys = entriesOf('Gestão').map(({ key }) => key);

describe('sectors of the permissions editor', () => {
  it('are the seven of the catalogue in order', { tags: ['W-243'] }, () => {
    expect(sectors).toEqual(['Gestão', 'Adicionar', 'Alterar', 'Excluir', 'Gerar', 'Exportar', 'Produtos']);
  });

  it.each([
    [{}, '0/3'],
    [{ permission_geral: true, fcvs: true }, '1/3'],
    [{ permission_geral: true, permission_product: true, gestor_geral: true }, 'Todas'],
  ])('show for %o the count %s', { tags: ['W-246'] }, (flags, counter) => {
    expect(counterOf(keys, flags)).toBe(counter);
  });

  it('show no count without flags', { tags: ['W-246'] }, () => {
    expect(counterOf([], {})).toBe('n/a');
  });

  it('are switched as a whole, except for locked flags', { tags: ['W-245', 'D-13'] }, () => {
    const all = switchAll({ fcvs: true }, keys, true, (key) => key !== 'gestor_geral');
    expect(all).toEqual({ fcvs: true, permission_geral: true, permission_product: true });
    expect(switchAll(all, keys, false, () => true)).toMatchObject({ fcvs: true, permission_geral: false });
  });

  it('count unsaved changes', () => {
    expect(countChanges({ fcvs: true }, { fcvs: true })).toBe(0);
    expect(countChanges({ fcvs: true, add_user: false }, { fcvs: false, add_user: true })).toBe(2);
  });
});
