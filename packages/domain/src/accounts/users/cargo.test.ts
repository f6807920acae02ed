import { describe, expect, it } from 'vitest';
import { cargoLabels, typeCargo, typeUser } from './cargo.ts';

describe('user types and cargos', { tags: ['F-182', 'F-183', 'F-412', 'F-413', 'W-495'] }, () => {
  it('has two types and ten cargos, all labelled', { tags: ['I-244', 'I-245'] }, () => {
    expect(typeUser.options).toEqual(['ADMIN', 'USUARIO']);
    expect(typeCargo.options).toHaveLength(10);
    const named = ['CEO', 'GERENTE', 'PARCEIRO', 'ANALISTA', 'CONTABILIDADE', 'TI'];
    expect(typeCargo.options).toEqual(expect.arrayContaining(named));
    expect(Object.keys(cargoLabels).sort()).toEqual([...typeCargo.options].sort());
  });
});
