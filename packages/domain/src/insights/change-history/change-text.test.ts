import { describe, expect, it } from 'vitest';
import { changedValueText } from './change-text.ts';
import { entityLabels, fieldLabel } from './field-labels.ts';
import { type RecordedEntity, recordedEntities } from './recorded-entity.ts';

describe('change texts', { tags: ['W-216', 'C-79'] }, () => {
  it.each([
    ['status', 'Status'],
    ['procuracaoValidaAte', 'Procuração válida até'],
    ['total_a_restituir 05/2025', 'Total a restituir 05/2025'],
    ['update_user_product', 'Alterar analista do produto'],
    ['desconhecido', 'desconhecido'],
  ])('label the field %s: %s', (field, words) => {
    expect(fieldLabel(field)).toBe(words);
  });

  it('label every entity differently', () => {
    expect(new Set(recordedEntities.map((entity) => entityLabels[entity])).size).toBe(recordedEntities.length);
  });

  it.each<[RecordedEntity, string, unknown, string]>([
    ['CLIENTE', 'status', 'PROCURACAO_EXPIRADA', 'Procuração expirada'],
    ['CLIENTE', 'procuracaoValidaAte', '2026-12-31', '31/12/2026'],
    ['CLIENTE', 'procuracaoHabilitada', false, 'Não'],
    ['CLIENTE', 'comissaoTenant', 12.5, '12,5'],
    ['CLIENTE', 'complemento', '', 'Vazio'],
    ['BOLETO', 'status', 'SUBSTITUIDO', 'Substituído'],
    ['PRODUTO', 'status', 'AGUARDANDO_RFB', 'Aguardando RFB'],
    ['PRODUTO', 'status', 'INVENTADO', 'INVENTADO'],
    ['PRODUTO', 'analista', null, 'Vazio'],
    ['ANALISE', 'total_a_restituir 05/2025', 1234.5, 'R$ 1.234,50'],
    ['RESUMO', 'SALDO', -10, '-R$ 10,00'],
    ['CREDITO', 'anoCompetencia', 2025, '2025'],
    ['CONTRATO', 'contracts', ['PRINCIPAL', 'FCVS'], 'PRINCIPAL, FCVS'],
    ['USUARIO', 'typeCargo', 'JURIDICO', 'Jurídico'],
    ['USUARIO', 'typeUser', 'ADMIN', 'Administrador'],
    ['EMPRESA', 'colours', { primary: '#0b6e5f' }, 'Principal: #0b6e5f'],
    ['EMPRESA', 'icon', `/api/tenants/pictures/11222333000181-${'3fa2b1c0'.repeat(4)}.svg`, 'imagem 3fa2b1c0'],
    [
      'EMPRESA',
      'logos',
      { light: '', dark: '/brands/kairos/logo.svg' },
      'Fundo claro: Vazio, Fundo escuro: imagem padrão',
    ],
    ['MODELO_DE_CONTRATO', 'typeContrato', 'SUBVENCAO', 'Subvenção'],
    ['OBSERVACAO', 'mensage', 'Ligar', 'Ligar'],
    ['APURACAO', 'createdDate', '2026-11-20T12:00:00.000Z', '20/11/2026 09:00'],
  ])('formats %s %s: %j as %s', (entity, field, value, words) => {
    expect(changedValueText({ entity, field }, value)).toBe(words);
  });
});
