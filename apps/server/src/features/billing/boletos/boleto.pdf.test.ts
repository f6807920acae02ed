import { toDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import type { ChargedFee } from '@restitui/domain/billing/boletos/charged-fee.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { boletoPdf, type PrintedBoleto } from './boleto.pdf.ts';

const fee = (month: number): ChargedFee => ({
  ...{ id_credit: `c${month}`, typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN', competencia: `0${month}/2025` },
  ...{ pago_em: `2025-0${month}-20`, protocolo: '79512.23217.179308.1.2.04-6177' },
  ...{ recebido: 1234.5, percentual: 20, honorario: 246.9, valor: 246.9 },
});

const boleto: PrintedBoleto = {
  ...{ id: 'b', id_tenant: '20000000000107' as TenantId, id_client: '11222333000181', banco: 'LOCAL' },
  ...{ situacao: 'A_RECEBER', status: 'COBRANCA', dataSituacao: '2026-11-20T12:00:00.000Z' },
  ...{ nomeBeneficiario: 'Meridiano Consultoria Ltda', cpfCnpjBeneficiario: '20000000000107' },
  ...{ nome: 'Padaria São João Ltda', cpfCnpj: '11222333000181', tipoPessoa: 'JURIDICA', email: '', telefone: '' },
  ...{ cep: '74000123', endereco: 'Rua 10', numero: '20', complemento: '', bairro: 'Centro', cidade: 'Goiânia' },
  ...{ uf: 'GO', valorNominal: roundedCents(987.6), seuNumero: 'HON-9', nossoNumero: '93653811304' },
  ...{ dataEmissao: toDay('2026-11-20'), dataVencimento: toDay('2026-12-20'), dataLimite: toDay('2027-01-19') },
  // The longest message that the form takes.
  mensagem: 'Honorários de êxito do trabalho de recuperação de créditos. '.repeat(7).slice(0, 390),
  ...{ codigoMulta: 'PERCENTUAL', taxaMulta: 2, dataMulta: toDay('2026-12-21') },
  ...{ codigoMora: 'TAXAMENSAL', taxaMora: 1, dataMora: toDay('2026-12-21') },
  ...{ codigoSolicitacao: 'codigo', codigoBarras: '0'.repeat(44), linhaDigitavel: '0'.repeat(47), txid: null },
  pixCopiaECola: `00020126480014br.gov.bcb.pix${'0'.repeat(150)}`,
  ...{ valorRecebido: null, origemRecebimento: null, motivoCancelamento: null, id_substituto: null },
  ...{ id_substituido: null, substituicao: null, devolvidoEm: null, motivoDevolucao: null, id_user: null, busca: '' },
  createdDate: '2026-11-20T12:00:00.000Z',
  honorarios: [],
};

const pagesOf = async (changed: Partial<PrintedBoleto>) =>
  (await readPdf(await boletoPdf({ ...boleto, ...changed }))).pages;

describe('PDF of a boleto', { tags: ['W-433'] }, () => {
  it('lists up to four fees above the slip, on one page', async () => {
    const pages = await pagesOf({ honorarios: [1, 2, 3, 4].map(fee) });
    expect(pages).toHaveLength(1);
    expect(pages[0]?.match(/0\d\/2025, DAS/g)).toHaveLength(4);
    expect(pages[0]).toContain('Ficha de compensação');
  });

  it('lists more fees after the slip, with what it charges besides', async () => {
    const fees = [1, 2, 3, 4, 5].map(fee);
    const [slip = '', list = '', ...further] = await pagesOf({ honorarios: fees, valorNominal: roundedCents(1300) });
    expect(further).toEqual([]);
    expect(slip).toContain(
      'Cobra honorários de 5 pagamentos e outros valores, R$ 1.300,00 ao todo: relação na próxima página.',
    );
    expect(slip).not.toContain('DAS de');
    expect(list.match(/0\d\/2025, DAS/g)).toHaveLength(5);
    expect(list).toContain('Outros valores R$ 65,50');
    expect([slip, list].map((page) => /Boleto HON-9, página . de ./.exec(page)?.[0])).toEqual([
      'Boleto HON-9, página 1 de 2',
      'Boleto HON-9, página 2 de 2',
    ]);
  });

  it('repeats the headings and its number on every page of a long list', async () => {
    const fees = Array.from({ length: 60 }, (_, i) => ({ ...fee(1 + (i % 9)), id_credit: `c${i}` }));
    const [, ...lists] = await pagesOf({ honorarios: fees, valorNominal: roundedCents(14_814) });
    expect(lists.length).toBeGreaterThan(1);
    for (const [at, list] of lists.entries()) {
      expect(list).toContain('Cobrado neste boleto');
      expect(list).toContain(`Boleto HON-9, página ${at + 2} de ${lists.length + 1}`);
    }
    expect(lists.flatMap((list) => list.match(/0\d\/2025, DAS/g) ?? [])).toHaveLength(60);
  });

  it('has no list without fees', async () => {
    const pages = await pagesOf({});
    expect(pages).toHaveLength(1);
    expect(pages[0]).not.toContain('Cobrado neste boleto');
    expect(pages[0]).not.toContain('página 1');
  });
});
