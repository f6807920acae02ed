import { describe, expect, it } from 'vitest';
import { permissionCatalogue } from '../../accounts/permissions/permission-catalogue.ts';
import { userEditFields } from '../../accounts/users/user-edit.ts';
import { clientEditFields } from '../../crm/clients/client-edit.ts';
import { resumeType } from '../../recovery/assessments/assessments.api.ts';
import { compensationFields } from '../../recovery/compensations/compensations.api.ts';
import { creditFields } from '../../recovery/credits/credits.api.ts';
import { debitMonthEdit } from '../../recovery/debit-months/debit-months.api.ts';
import { icmsCreditFields } from '../../recovery/icms-credits/icms-credits.api.ts';
import { payrollItemTypes } from '../../recovery/payroll-items/payroll-item-catalogue.ts';
import { keysOf } from '../../wire/record-keys.ts';
import { changedValueText } from './change-text.ts';
import { entityLabels, fieldLabel } from './field-labels.ts';
import { type RecordedEntity, recordedEntities } from './recorded-entity.ts';
import { recordedField } from './recorded-field.ts';

describe('change texts', { tags: ['W-216', 'C-79'] }, () => {
  it.each<[RecordedEntity, string, string]>([
    ['CLIENTE', 'status', 'Status'],
    ['CLIENTE', 'procuracaoValidaAte', 'Procuração válida até'],
    ['ANALISE', 'total_a_restituir 05/2025', 'Total a restituir 05/2025'],
    ['PERMISSOES', 'update_user_product', 'Alterar analista do produto'],
    ['MES_DE_DEBITO', 'credit', 'Crédito'],
    ['MES_DE_DEBITO', 'isPaid', 'Pago'],
    ['VERBAS', 'Hora Extra 20%', 'Hora Extra 20%'],
    ['CLIENTE', 'desconhecido', 'desconhecido'],
  ])('label the field %s %s: %s', (entity, field, words) => {
    expect(fieldLabel({ entity, field })).toBe(words);
  });

  it.each<[RecordedEntity, readonly string[]]>([
    ['CLIENTE', clientEditFields],
    ['CREDITO', creditFields],
    ['CREDITO_DE_ICMS', icmsCreditFields],
    ['COMPENSACAO', compensationFields],
    ['MES_DE_DEBITO', [...keysOf(debitMonthEdit.shape), 'month', 'totalUsed']],
    ['RESUMO', resumeType.options],
    ['VERBAS', payrollItemTypes.map(({ verba }) => verba)],
    ['PERMISSOES', permissionCatalogue.map(({ key }) => key)],
    ['USUARIO', userEditFields],
  ])('label and format every editable field of %s', (entity, names) => {
    const unknown = names.filter((field) => recordedField({ entity, field }) === undefined);
    expect(unknown).toEqual([]);
  });

  it('label every entity differently', () => {
    expect(new Set(recordedEntities.map((entity) => entityLabels[entity])).size).toBe(recordedEntities.length);
  });

  it.each<[RecordedEntity, string, unknown, string]>([
    ['CLIENTE', 'status', 'PROCURACAO_EXPIRADA', 'Procuração expirada'],
    ['CLIENTE', 'procuracaoValidaAte', '2026-12-31', '31/12/2026'],
    ['CLIENTE', 'procuracaoHabilitada', false, 'Não'],
    ['CLIENTE', 'razao_social', 'COMERCIO EXEMPLO LTDA', 'Comercio Exemplo Ltda'],
    ['CLIENTE', 'nomeProprietario', 'MARIA DAS DORES', 'Maria das Dores'],
    ['PRODUTO', 'analista', 'ANA LIMA', 'Ana Lima'],
    ['CLIENTE', 'emailContador', 'ANA@EXEMPLO.TEST', 'ANA@EXEMPLO.TEST'],
    ['CLIENTE', 'comissaoTenant', 12.5, '12,5%'],
    ['COMPENSACAO', 'value', 970.28, 'R$ 970,28'],
    ['COMPENSACAO', 'tributo', 'PIS_PASEP', 'PIS/PASEP'],
    ['CREDITO_DE_ICMS', 'credPisOriginal', 99999, 'R$ 99.999,00'],
    ['MES_DE_DEBITO', 'credit', 1600, 'R$ 1.600,00'],
    ['MES_DE_DEBITO', 'items', [{ verba: 'Hora Extra', value: 10 }], 'Hora Extra: R$ 10,00'],
    ['VERBAS', 'Hora Extra 20%', 10, 'R$ 10,00'],
    ['DECISAO', 'alcance', 'cliente', 'De um cliente'],
    ['LINK', 'canais', ['email', 'whatsapp'], 'E-mail, WhatsApp'],
    ['LEAD', 'status', 'EM_CONTATO', 'Em contato'],
    ['ANALISE', 'pedido_situacao 05/2025 (DAS pago em 20/06/2025)', 'A_PEDIR', 'A pedir'],
    ['ANALISE', 'pedido_despacho 05/2025 (DAS pago em 20/06/2025)', 'DEFERIDO_EM_PARTE', 'Deferido em parte'],
    ['ANALISE', 'pedido_deferido 05/2025 (DAS pago em 20/06/2025)', 120.5, 'R$ 120,50'],
    ['CLIENTE', 'complemento', '', 'Vazio'],
    ['BOLETO', 'status', 'SUBSTITUIDO', 'Substituído'],
    ['PRODUTO', 'status', 'AGUARDANDO_RFB', 'Aguardando RFB'],
    ['PRODUTO', 'status', 'INVENTADO', 'INVENTADO'],
    ['PRODUTO', 'analista', null, 'Vazio'],
    ['ANALISE', 'total_a_restituir 05/2025', 1234.5, 'R$ 1.234,50'],
    ['RESUMO', 'SALDO', -10, '-R$ 10,00'],
    ['CREDITO', 'anoCompetencia', 2025, '2025'],
    ['CONTRATO', 'contracts', ['SIMPLES_NACIONAL', 'APURACAO_ST'], 'Simples Nacional, Apuração ST'],
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
