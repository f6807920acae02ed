import { describe, expect, it } from 'vitest';
import { permissionCatalogue, permissionFlags, storedFlags } from './permission-catalogue.ts';

describe('permission catalogue', {
  tags: ['F-193', 'F-194', 'F-195', 'F-196', 'F-197', 'F-200', 'F-201', 'F-202', 'F-203'],
}, () => {
  it.each([
    ['Gestão', ['permission_geral', 'permission_product', 'gestor_geral']],
    ['Adicionar', ['add_user', 'add_client', 'add_contract']],
    [
      'Alterar',
      [
        'update_product',
        'update_client',
        'update_user',
        'update_tenant',
        'update_analise',
        'update_agreement',
        'update_permissions',
        'update_user_product',
        'update_user_client',
      ],
    ],
    ['Excluir', ['delet_product', 'delet_client', 'delet_user', 'delet_tenant', 'delet_agreement', 'delet_contract']],
    ['Gerar', ['gerar_boleto', 'gerar_analise', 'gerar_apuracao', 'gerar_nota_fiscal']],
    ['Exportar', ['export_analise', 'export_products', 'export_nota_fiscal', 'export_boleto']],
    [
      'Produtos',
      [
        'pis_cofins_monofasico_para_sn',
        'previdenciario',
        'exclusao_icms',
        'subvencao',
        'apuracao_st',
        'equiparacao_hospitalar',
        'negociacao_de_passivos',
        'despesas_operacionais',
        'fcvs',
      ],
    ],
  ])(
    '%s contains its flags',
    { tags: ['W-248', 'W-249', 'W-250', 'W-253', 'W-254', 'W-255', 'W-256'] },
    (sector, keys) => {
      expect(permissionCatalogue.filter((entry) => entry.sector === sector).map((entry) => entry.key)).toEqual(keys);
    },
  );

  it('has 38 unique flags with label and description', () => {
    expect(new Set(permissionCatalogue.map((entry) => entry.key)).size).toBe(38);
    expect(new Set(permissionCatalogue.map((entry) => entry.label)).size).toBe(38);
    for (const entry of permissionCatalogue) expect(entry.description).toMatch(/^\p{Lu}.+\.$/u);
  });

  it('distinguishes flags about the analyst of a product from those about the responsible of a client', {
    tags: ['F-198', 'F-199', 'W-251', 'W-252'],
  }, () => {
    const described = (key: string) => permissionCatalogue.find((entry) => entry.key === key)?.description;
    expect(described('update_user_product')).toBe('Trocar o analista responsável por um produto.');
    expect(described('update_user_client')).toBe('Trocar o parceiro ou o gerente responsável por um cliente.');
  });

  it('treats a missing flag as false and drops an unknown one', { tags: ['F-188', 'W-247'] }, () => {
    const flags = permissionFlags.parse({ fcvs: true, isAdmin: true });
    expect(Object.keys(flags)).toHaveLength(38);
    expect(Object.entries(flags).filter(([, value]) => value)).toEqual([['fcvs', true]]);
  });

  it('stores ten further names, so that add, update and delet exist for all nine nouns', {
    tags: ['F-408', 'C-22'],
  }, () => {
    const nouns = ['user', 'product', 'client', 'tenant', 'agreement', 'contract', 'permissions'];
    const all = [...nouns, 'user_product', 'user_client'].flatMap((noun) =>
      ['add', 'update', 'delet'].map((verb) => `${verb}_${noun}`),
    );
    const stored = storedFlags.parse({ add_tenant: true });
    expect(stored).toMatchObject({ ...Object.fromEntries(all.map((key) => [key, false])), add_tenant: true });
    expect(Object.keys(stored)).toHaveLength(48);
  });
});
