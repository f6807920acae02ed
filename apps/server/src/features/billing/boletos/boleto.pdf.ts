import { formatBoletoLine } from '@restitui/brazil/boleto-number.ts';
import { formatCep } from '@restitui/brazil/cep.ts';
import { formatDay } from '@restitui/brazil/day.ts';
import { interleaved2of5 } from '@restitui/brazil/interleaved-2-of-5.ts';
import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import { cpfCnpjText, lateCharges } from '@restitui/domain/billing/boletos/boleto-texts.ts';
import type { Content, TableCell } from 'pdfmake';
import { pdfMaker } from '../../../platform/pdf-maker.ts';
import type { BoletoRow } from './boletos.repository.ts';

const inner = 515;

/** Fields that a boleto needs before its PDF can be rendered. */
export type PrintedBoleto = BoletoRow & { codigoBarras: string; linhaDigitavel: string };

/** Renders receipt and slip on A4, with linha digitável, bar code, Pix QR code and the watermark 'SEM VALOR'. */
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
      watermark: { text: 'SEM VALOR', color: '#b42318', opacity: 0.12, bold: true },
      content: [...receipt(boleto), cut(), ...slip(boleto)],
    })
    .getBuffer();
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
  ];
}

function cut(): Content {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: inner, y2: 0, lineWidth: 0.5, dash: { length: 4 } };
  return { canvas: [line], margin: [0, 14, 0, 14] };
}

function slip(boleto: PrintedBoleto): Content[] {
  const { nome, cpfCnpj, endereco, numero, complemento, bairro, cidade, uf, cep } = boleto;
  const place = [endereco, numero, complemento, bairro, `${cidade}/${uf}`, formatCep(cep)].filter(Boolean).join(', ');
  const wide = { colSpan: 3 };
  const rest = [{}, {}];
  const body: TableCell[][] = [
    [
      box('Local de pagamento', 'Nenhum: boleto sem valor', wide),
      ...rest,
      box('Vencimento', formatDay(boleto.dataVencimento)),
    ],
    [
      box('Beneficiário', `${boleto.nomeBeneficiario} · ${cpfCnpjText(boleto.cpfCnpjBeneficiario)}`, wide),
      ...rest,
      box('Nosso número', boleto.nossoNumero ?? ''),
    ],
    [
      box('Data do documento', formatDay(boleto.dataEmissao)),
      box('Número do documento', boleto.seuNumero),
      box('Espécie', 'R$'),
      box('Valor do documento', formatBRL(reaisOf(boleto.valorNominal))),
    ],
    [
      box('Instruções', [...lateCharges(boleto), boleto.mensagem].filter(Boolean).join('\n'), wide),
      ...rest,
      box('Pagável até', formatDay(boleto.dataLimite)),
    ],
    [box('Pagador', `${nome} · ${cpfCnpjText(cpfCnpj)}\n${place}`, { colSpan: 4 }), {}, ...rest],
  ];
  return [head(boleto), { table: { widths: ['*', '*', '*', 130], body } }, barsOf(boleto.codigoBarras)];
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
