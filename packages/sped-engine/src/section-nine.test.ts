import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { describe, expect, it } from 'vitest';
import { analyseFiles, efdText } from '../test-support/write-efd.ts';
import { type FileFacts, fileText } from './files/file-texts.ts';
import { type PendencyCode, pendencyText } from './months/pendency-texts.ts';

/** The table of section 9 of sped-engine.md, to the letter. */
const table = `
| NAO_SPED | O arquivo {nome} não é um arquivo do SPED: a primeira linha não é o registro 0000. |
| CNPJ_DIVERGENTE | O arquivo {nome} é do CNPJ {cnpj}, não do cliente {cliente}. |
| PERIODO_INVALIDO | O arquivo {nome} cobre de {ini} a {fim}. Cada EFD deve ter um único mês. |
| TRUNCADO | O arquivo {nome} está incompleto: falta o registro 9999 ou a quantidade de linhas não confere. Envie o arquivo de novo. |
| ARQUIVO_CONCATENADO | O arquivo {nome} traz mais de uma escrituração. Envie uma por arquivo. |
| DUPLICADO | O arquivo {nome} é igual a {outro} e foi contado uma vez. |
| SUBSTITUIDO | A retificadora de {mes} substitui o arquivo {nome}. |
| ORIGINAL_REPETIDO | Há duas escriturações originais diferentes de {mes}. Envie só a que vale. |
| RETIFICADORA_AMBIGUA | Há mais de uma retificadora de {mes}. Usamos {nome}; confirme qual foi a última transmitida. |
| CONTAGEM_DIVERGE | A contagem do registro {reg} não confere com o arquivo. |
| SEM_EFD_CONTRIBUICOES | Falta a EFD-Contribuições de {mes}. |
| SEM_ICMS | {n} itens tributados sem valor de ICMS. Envie os XML ou a EFD ICMS/IPI do mês. |
| BASE_AMBIGUA | Em {n} itens não dá para saber se o ICMS já foi excluído. |
| BASE_DIVERGENTE | Em {n} itens a base não é o valor do item nem o valor sem ICMS. |
| DESCONTO_INDEFINIDO | O desconto de {n} linhas pode conter ICMS. Envie os XML. |
| CONSOLIDADO_NAO_FECHA | As notas não somam o valor da linha consolidada em {n} casos. |
| ICMS_NAO_ATRIBUIVEL | O ICMS do CFOP mistura receita tributada e não tributada. |
| PIS_COFINS_DIVERGEM | PIS e COFINS foram tratados de modo diferente em {n} itens. |
| CST_ATIPICO | {n} itens com CST 05, 49 ou 99 e base tributada. |
| CST_SEM_RECEITA | {n} itens tributados com CFOP que não é venda. |
| ANTES_DA_MODULACAO | Vendas até 15/03/2017 só com ação ou pedido anterior. |
| FCP · DIFAL | Adicional de FCP destacado: a Receita não aceita excluir (SC Cosit 61/2024). · DIFAL: exclusão aceita pelo Parecer SEI 71/2025; confirme. |
| AJUSTE_M215 · AJUSTE_M220 | A EFD já excluiu {valor} por ajuste. |
| DEVOLUCAO_TRANSPORTADA | A devolução passou das vendas do mês; {valor} vai para o mês seguinte. |
| CREDITO_COM_ICMS | Créditos de compras ainda com ICMS (vedado desde 05/2023): risco de {valor}. |
| APURACAO_NAO_REPRODUZ · APURACAO_NAO_FECHA · M200_NAO_CONFERE | A apuração (bloco M) não confere: diferença de {valor}. |
| SEM_APURACAO | A escrituração não tem bloco M: nada pode ser restituído antes de apurar. |
| SEM_PROVA_DE_PAGAMENTO | Confirme o pagamento (DARF ou DCOMP) de {valor}. |
| PRESCRITO | Prazo de cinco anos encerrado em {data}. |
| ACAO_JUDICIAL · SUSPENSO | Há processo na escrituração ({numero}). · Há valores com exigibilidade suspensa. |
| MONO_REVISAR · FABRICANTE_MONOFASICO · ATACADISTA_BEBIDAS | Produto a revisar. · Produção ou importação própria: não é revenda. · Bebida fria: menos de 75 % a consumidor final. |
| ICMS_DIVERGE | O ICMS da nota e o da EFD diferem em {valor}; vale o da nota. |
| NOTA_FORA_DA_EFD · XML_FALTANDO | {n} notas autorizadas não estão na EFD. · Faltam os XML de {n} notas da EFD. |
| VALOR_DIVERGE · CHAVE_REPETIDA · NOTA_DE_OUTRO_MES | O valor de {n} notas difere do XML. · Chave escriturada mais de uma vez. · {n} notas de outro mês. |
| CANCELADA_NA_SEFAZ · CANCELADA_NA_EFD | Nota cancelada na SEFAZ e tributada na EFD. · Nota autorizada e cancelada na EFD. |
| CAIXA_SEM_DOCUMENTO · DEVOLUCAO_SEM_BASE | Recebimento sem o documento da venda. · Devolução sem base: indique o regime. |
| ST_FONTE · ST_SEM_VALOR · ST_ESTIMADO | ICMS-ST retido conforme a nota de venda ou o C185; confira com a compra. · {n} itens com ST sem valor. · ICMS-ST estimado pelas compras. |
| RATEIO · MES_FALTANDO · ALIQUOTA_SEM_APURACAO | Rateio proporcional: confira a receita bruta. · Falta um mês antes deste. · Alíquota sem registro M210. |
| ESTORNO_MAIOR | Os créditos a estornar superam o ganho do mês em {valor}. |
`;

/** One code with its text; several codes of a row share a text that is there once. */
const rows = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [codes = '', texts = ''] = row.slice(2, -2).split(' | ');
    const all = texts.split(' · ');
    return codes.split(' · ').map((code, at) => [code, all[at] ?? all[0] ?? ''] as const);
  });

const fileCodes = [
  ...['NAO_SPED', 'CNPJ_DIVERGENTE', 'PERIODO_INVALIDO', 'TRUNCADO', 'ARQUIVO_CONCATENADO', 'DUPLICADO'],
  ...['SUBSTITUIDO', 'ORIGINAL_REPETIDO', 'SEM_EFD_CONTRIBUICOES'],
];
const isFileCode = (code: string): code is Parameters<typeof fileText>[0] => fileCodes.includes(code);

const file: FileFacts = {
  ...{ name: 'a.txt', client: '11222333000181', other: 'b.txt' },
  header: {
    ...{ kind: 'EFD_CONTRIBUICOES', isRectifying: false, first: '2025-01-01', last: '2025-02-28' },
    ...{ taxMonth: taxMonthOfDay('2025-01-01'), name: 'X', cnpj: '44555666000199' },
  },
};
const values: Readonly<Record<string, string>> = {
  ...{ nome: 'a.txt', outro: 'b.txt', mes: '01/2025', ini: '01/01/2025', fim: '28/02/2025' },
  ...{ cnpj: '44.555.666/0001-99', cliente: '11.222.333/0001-81', n: '1.234', valor: 'R$ 5,00' },
  ...{ reg: 'a.txt', data: 'a.txt', numero: 'a.txt' },
};
const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);
const facts = { amount: 'R$ 5,00', count: 1234, detail: 'a.txt', month: '01/2025' };
const textOf = (code: string, count = facts.count) =>
  isFileCode(code) ? fileText(code, file) : pendencyText(code as PendencyCode, { ...facts, count });

describe('texts of section 9', { tags: ['SP-113'] }, () => {
  it.each(rows)('has the text of %s', (code, text) => {
    expect(textOf(code)).toBe(filled(text));
  });

  it.each(rows.filter(([, text]) => text.includes('{n}')))('has a singular for %s', (code) => {
    expect(textOf(code, 1)).toMatch(/\b1 (item|linha|nota|caso)\b/);
    const text = textOf(code, 1).replace('As notas', '');
    expect(text).not.toMatch(/itens|linhas|notas|autorizadas|casos|tributados |Faltam/);
  });

  it('refuses an upload without a usable file with the reasons of each file', async () => {
    const other = efdText({ cnpj: '44555666000199' });
    await expect(analyseFiles({ 'a.txt': 'nada', 'b.txt': other, 'c.txt': other })).rejects.toThrow(
      'Nenhuma EFD-Contribuições utilizável do CNPJ 11.222.333/0001-81 foi encontrada: ' +
        'O arquivo a.txt não é um arquivo do SPED: a primeira linha não é o registro 0000; ' +
        'O arquivo b.txt é do CNPJ 44.555.666/0001-99, não do cliente 11.222.333/0001-81; ' +
        'O arquivo c.txt é do CNPJ 44.555.666/0001-99, não do cliente 11.222.333/0001-81.',
    );
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at + 10}.txt`, 'nada']));
    await expect(analyseFiles(many)).rejects.toThrow(/registro 0000; e mais 1 arquivo\.$/);
  });
});
