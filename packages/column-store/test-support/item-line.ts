import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';

/** Creates an item of a monofásico product, with the given changes. */
export function itemLine(changes: Partial<ItemLine> = {}): ItemLine {
  return {
    competencia: '05/2025' as ItemLine['competencia'],
    chave: '5225051122233300018155001000000001'.padEnd(44, '0'),
    modelo: '55',
    serie: '1',
    numero: '1',
    emissao: '2025-05-10T10:00:00-03:00',
    emitente: '11222333000181',
    item: 1,
    codigo: 'P1',
    produto: 'ÓLEO LUBRIFICANTE',
    ncm: '27101932',
    cest: '0600700',
    extipi: '',
    cfop: '5102',
    cst_icms: '102',
    cst_pis: '49',
    cst_cofins: '49',
    valor: 1050,
    grupo: 'mono',
    anexo: 'I',
    revisar: false,
    regra: 'NCM na lista do monofásico.',
    lei: 'Lei 10.147/2000',
    ...changes,
  };
}
