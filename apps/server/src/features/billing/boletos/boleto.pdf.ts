import { formatBoletoLine } from '@restitui/brazil/boleto-number.ts';
import { formatCep } from '@restitui/brazil/cep.ts';
import { dayInBrazil, formatDay } from '@restitui/brazil/day.ts';
import { interleaved2of5 } from '@restitui/brazil/interleaved-2-of-5.ts';
import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import { cpfCnpjText, lateCharges } from '@restitui/domain/billing/boletos/boleto-texts.ts';
import type { ChargedFee } from '@restitui/domain/billing/boletos/charged-fee.ts';
import type { Content, TableCell } from 'pdfmake';
import { pdfMaker } from '../../../platform/pdf-maker.ts';
import type { BoletoRow } from './boletos.repository.ts';
import { chargedAfterSlip, chargedInReceipt } from './charged-fees.pdf.ts';

const inner = 515;

/** Fields that a boleto needs before its PDF can be rendered, and the fees that it charges. */
export type PrintedBoleto = BoletoRow & {
  codigoBarras: string;
  linhaDigitavel: string;
  honorarios: readonly ChargedFee[];
};

/**
 * Renders receipt and slip on A4, with linha digitável, bar code, Pix QR code and the watermark 'SEM VALOR'. The slip
 * keeps FEBRABAN's fields: the charged fees are above it, or on further pages.
 */
export function boletoPdf(boleto: PrintedBoleto): Promise<Buffer> {
  return pdfMaker
    .createPdf({
      pageSize: 'A4',
      pageMargins: [40, 36, 40, 36],
      info: {
        title: `Boleto ${boleto.seuNumero}`,
        author: boleto.nomeBeneficiario,
        creationDate: new Date(boleto.createdDate),
      },
      language: 'pt-BR',
      defaultStyle: { font: 'Roboto', fontSize: 9, color: '#111111' },
      footer: (page, pages) => pageOf(boleto, page, pages),
      watermark: { text: 'SEM VALOR', color: '#b42318', opacity: 0.12, bold: true },
      content: [...receipt(boleto), cut(), ...slip(boleto), ...chargedAfterSlip(chargingOf(boleto))],
    })
    .getBuffer();
}

/** Names the boleto on each of several pages, which may be separated. */
function pageOf({ seuNumero }: PrintedBoleto, page: number, pages: number): Content {
  if (pages === 1) return '';
  const text = `Boleto ${seuNumero}, página ${page} de ${pages}`;
  return { text, alignment: 'right', fontSize: 7, color: '#555555', margin: [40, 12, 40, 0] };
}

function chargingOf(boleto: PrintedBoleto) {
  return { ...boleto, valorNominal: reaisOf(boleto.valorNominal) };
}

function box(label: string, value: string, extra: object = {}): TableCell {
  return { stack: [{ text: label, fontSize: 6.5, color: '#555555' }, { text: value || ' ' }], ...extra };
}

function head(boleto: PrintedBoleto): Content {
  return {
    columns: [
      { text: 'Banco de demonstração', bold: true, fontSize: 11, width: 'auto' },
      { text: '077-9', bold: true, fontSize: 13, width: 60, alignment: 'center' },
      { text: formatBoletoLine(boleto.linhaDigitavel), bold: true, fontSize: 11, alignment: 'right' },
    ],
    margin: [0, 0, 0, 4],
  };
}

function receipt(boleto: PrintedBoleto): Content[] {
  const { nomeBeneficiario, cpfCnpjBeneficiario, nome, cpfCnpj, pixCopiaECola } = boleto;
  const facts: Content = {
    table: {
      widths: ['*', '*'],
      body: [
        [box('Beneficiário', nomeBeneficiario), box('CPF/CNPJ', cpfCnpjText(cpfCnpjBeneficiario))],
        [box('Pagador', nome), box('CPF/CNPJ', cpfCnpjText(cpfCnpj))],
        [box('Vencimento', formatDay(boleto.dataVencimento)), box('Valor', formatBRL(reaisOf(boleto.valorNominal)))],
        [box('Seu número', boleto.seuNumero), box('Nosso número', boleto.nossoNumero ?? '')],
      ],
    },
  };
  const warning = 'SEM VALOR: boleto de demonstração. Não pague este documento.';
  const code: Content[] = pixCopiaECola
    ? [
        { text: 'Pix', bold: true, margin: [0, 0, 0, 4] },
        { qr: pixCopiaECola, fit: 130 },
      ]
    : [];
  const copyPaste: Content[] = pixCopiaECola
    ? [{ text: [{ text: 'Pix copia e cola: ', bold: true }, pixCopiaECola], fontSize: 7, margin: [0, 8, 0, 0] }]
    : [];
  return [
    { text: 'Recibo do pagador', bold: true, fontSize: 12 },
    { text: warning, color: '#b42318', bold: true, margin: [0, 4, 0, 8] },
    head(boleto),
    {
      columns: [
        { width: '*', stack: [facts] },
        { width: 140, stack: code, margin: [10, 0, 0, 0] },
      ],
    },
    ...copyPaste,
    ...chargedInReceipt(chargingOf(boleto)),
  ];
}

function cut(): Content {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: inner, y2: 0, lineWidth: 0.5, dash: { length: 4 } };
  return { canvas: [line], margin: [0, 14, 0, 14] };
}

function slip(boleto: PrintedBoleto): Content[] {
  const { nome, cpfCnpj, endereco, numero, complemento, bairro, cidade, uf, cep } = boleto;
  const place = [endereco, numero, complemento, bairro, `${cidade}/${uf}`, formatCep(cep)].filter(Boolean).join(', ');
  const { agencia, carteira, codigo } = partsOfFreeField(boleto.codigoBarras);
  const value = formatBRL(reaisOf(boleto.valorNominal));
  const across = (count: number) => ({ colSpan: count });
  const covered = (count: number): TableCell[] => Array.from({ length: count }, () => ({}));
  const body: TableCell[][] = [
    [
      box('Local de pagamento', 'Nenhum: boleto sem valor', across(5)),
      ...covered(4),
      box('Vencimento', formatDay(boleto.dataVencimento)),
    ],
    [
      box('Beneficiário', `${boleto.nomeBeneficiario} · ${cpfCnpjText(boleto.cpfCnpjBeneficiario)}`, across(5)),
      ...covered(4),
      box('Agência/Código do beneficiário', `${agencia}/${codigo}`),
    ],
    [
      box('Data do documento', formatDay(boleto.dataEmissao)),
      box('Número do documento', boleto.seuNumero),
      box('Espécie doc.', 'DS'),
      box('Aceite', 'N'),
      box('Data do processamento', formatDay(dayInBrazil(new Date(boleto.createdDate)))),
      box('Nosso número', boleto.nossoNumero ?? ''),
    ],
    [
      box('Uso do banco', ''),
      box('Carteira', carteira),
      box('Espécie', 'R$'),
      box('Quantidade', ''),
      box('Valor', ''),
      box('(=) Valor do documento', value),
    ],
    [
      box('Instruções', [...lateCharges(boleto), boleto.mensagem].filter(Boolean).join('\n'), {
        ...across(5),
        rowSpan: 4,
      }),
      ...covered(4),
      box('(−) Desconto/Abatimento', ''),
    ],
    [...covered(5), box('(+) Mora/Multa', '')],
    [...covered(5), box('(=) Valor cobrado', '')],
    [...covered(5), box('Pagável até', formatDay(boleto.dataLimite))],
    [box('Pagador', `${nome} · ${cpfCnpjText(cpfCnpj)}\n${place}`, across(6)), ...covered(5)],
  ];
  return [
    head(boleto),
    { table: { widths: [82, '*', 54, 50, 92, 128], body } },
    barsOf(boleto.codigoBarras),
    { text: 'Autenticação mecânica · Ficha de compensação', fontSize: 6.5, alignment: 'right', margin: [0, 4, 0, 0] },
  ];
}

/** Returns the parts of the free field of the bank's bar code, its last 25 digits: agency, wallet, operation. */
function partsOfFreeField(barcode: string): { agencia: string; carteira: string; codigo: string } {
  const field = barcode.slice(19);
  return { agencia: field.slice(0, 4), carteira: field.slice(4, 7), codigo: field.slice(7, 14) };
}

const barHeight = 37;
const barsWidth = 292;

/** Draws the bar code as rectangles, 103 by 13 mm as FEBRABAN requires. */
function barsOf(barcode: string): Content {
  const { bars, width } = interleaved2of5(barcode);
  const module = barsWidth / width;
  const drawn = bars.map(({ at, width: bar }) => ({
    type: 'rect' as const,
    x: at * module,
    y: 0,
    w: bar * module,
    h: barHeight,
    color: '#000000',
    lineWidth: 0,
  }));
  return { canvas: drawn, margin: [4, 10, 0, 0] };
}
