import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { Seeded } from './seeded.ts';

interface Rubrica {
  code: string;
  description: string;
  /** Nature in table 03 of the eSocial; the mapping to a verba is suggested from it. */
  nature: string;
  /** Share of the months that have it. */
  share: number;
  /** Bounds of a month's amount, in cents. */
  from: number;
  to: number;
  /** Verba that the analyst confirmed, where the nature alone does not tell it. */
  confirmed?: number;
}

/** Rubricas that the companies taxed: one or more of each legal class. */
export const demoRubricas: readonly Rubrica[] = [
  {
    ...{ code: '0110', description: 'AVISO PRÉVIO INDENIZADO', nature: '6003', share: 0.8 },
    ...{ from: 350_000, to: 2_400_000 },
  },
  {
    ...{ code: '0120', description: 'AUXÍLIO-DOENÇA 15 DIAS', nature: '1050', share: 0.7, confirmed: 31 },
    ...{ from: 90_000, to: 780_000 },
  },
  {
    ...{ code: '0130', description: 'FÉRIAS INDENIZADAS', nature: '6006', share: 0.6 },
    ...{ from: 120_000, to: 900_000 },
  },
  {
    ...{ code: '0140', description: 'ABONO PECUNIÁRIO', nature: '1023', share: 0.5 },
    ...{ from: 100_000, to: 640_000 },
  },
  {
    ...{ code: '0150', description: 'ABONO ASSIDUIDADE', nature: '1401', share: 0.9, confirmed: 43 },
    ...{ from: 60_000, to: 240_000 },
  },
  {
    ...{ code: '0160', description: 'TERÇO DE FÉRIAS', nature: '1017', share: 0.9 },
    ...{ from: 150_000, to: 980_000 },
  },
  {
    ...{ code: '0170', description: 'HORAS EXTRAS 50%', nature: '1003', share: 1 },
    ...{ from: 400_000, to: 1_900_000 },
  },
  { ...{ code: '0180', description: 'BANCO DE HORAS', nature: '1004', share: 0.4 }, ...{ from: 50_000, to: 300_000 } },
  {
    ...{ code: '0190', description: 'PRÊMIO DE VENDAS', nature: '1401', share: 0.3 },
    ...{ from: 80_000, to: 500_000 },
  },
];

/** Headings of the sheet, which are not those that are recognised, and what each column has. */
export const demoHeadings = ['Mês Ref', 'Evento', 'Histórico', 'Nat. eSocial', 'Incide INSS', 'Total'];
export const demoColumns = {
  ...{ competencia: 0, rubrica: 1, descricao: 2, natureza: 3, incidencia: 4, valor: 5 },
  estabelecimento: null,
};

/** Writes the payroll items of some months as a sheet. */
export function payrollSheet(months: readonly TaxMonth[], random: Seeded): string {
  const lines = months.flatMap((month) =>
    demoRubricas
      .filter(({ share }) => random.chance(share))
      .map(({ code, description, nature, from, to }) => {
        const value = (random.between(from, to) / 100).toFixed(2).replace('.', ',');
        return [month, code, description, nature, '11', value].join(';');
      }),
  );
  return [demoHeadings.join(';'), ...lines].join('\r\n');
}
