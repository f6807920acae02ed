import { describe, expect, it } from 'vitest';
import { declarationText } from '../../test-support/declaration-text.ts';
import { activityKindOf } from './activity-kind.ts';
import { documentKindOf } from './document-kind.ts';
import { taxMonthInName } from './pdf-problems.ts';
import { linesOfText } from './text-line.ts';

describe('documentKindOf', () => {
  it.each([
    ['extrato', declarationText()],
    ['declaracao', declarationText({ kind: 'declaracao' })],
    ['ignored', 'RECIBO DE ENTREGA DA APURAÇÃO NO PGDAS-D\nNº da Declaração: 11222333202505001'],
    ['ignored', 'RECIBO DE ENTREGA DA APURAÇÃO NO PGDAS-D\nResumo da Declaração\nNº da Declaração: 11222333202505001'],
    ['ignored', 'Documento de Arrecadação do Simples Nacional'],
    ['unknown', 'Nota fiscal de serviços'],
  ])('recognises %s by its text', (kind, text) => expect(documentKindOf(linesOfText(text))).toBe(kind));
});

describe('activityKindOf', () => {
  const home = 'exceto para o exterior -';
  it.each([
    [1, `Revenda de mercadorias, ${home} Sem substituição tributária (o substituto tributário do ICMS…)`],
    [2, `Revenda de mercadorias, ${home} Com substituiçãotributária (o substituído tributário do ICMS…)`],
    [3, 'Revenda de mercadorias para o exterior'],
    [4, `Venda de mercadorias industrializadas pelo contribuinte, ${home} Sem substituição tributária`],
    [5, `Venda de mercadorias industrializadas pelo contribuinte, ${home} Com substituição tributária`],
    [6, 'Venda de mercadorias industrializadas pelo contribuinte para o exterior'],
    [1, `Extrato do Simples Nacional Revenda de mercadorias, ${home} Sem substituição tributária`],
    [null, 'Prestação de Serviços, exceto para o exterior - Sujeitos ao Fator r'],
    [null, 'Locação de bens móveis, exceto para o exterior'],
  ])('recognises %s', (id, description) => expect(activityKindOf(description)?.id).toBe(id));

  it('returns undefined for goods without their side', () => {
    expect(activityKindOf(`Revenda de mercadorias, ${home}`)).toBeUndefined();
  });
});

describe('taxMonthInName', () => {
  it('returns the month of the number, for the right root only', () => {
    expect(taxMonthInName('a/PGDASD-EXTRATO-11222333202505001.pdf', '11222333')).toBe('05/2025');
    expect(taxMonthInName('PGDASD-EXTRATO-99222333202505001.pdf', '11222333')).toBeUndefined();
    expect(taxMonthInName('extrato.pdf', '11222333')).toBeUndefined();
  });
});
