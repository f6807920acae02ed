/** LC 123/2006, Annexes I to V as amended by LC 155/2016, entered independently of the engine's data files. */
export type LawAnnex = 'I' | 'II' | 'III' | 'IV' | 'V';
export type LawTax = 'IRPJ' | 'CSLL' | 'COFINS' | 'PIS' | 'CPP' | 'ICMS' | 'IPI' | 'ISS';

export const lawTaxes: readonly LawTax[] = ['IRPJ', 'CSLL', 'COFINS', 'PIS', 'CPP', 'ICMS', 'IPI', 'ISS'];

/** Limit of RBT12 and amount to deduct in reais; nominal rate and shares in hundredths of a percent. */
export interface LawBracket {
  limit: number;
  nominal: number;
  deduct: number;
  shares: Partial<Record<LawTax, number>>;
}

const limits = [180_000, 360_000, 720_000, 1_800_000, 3_600_000, 4_800_000];
const goods: LawTax[] = ['IRPJ', 'CSLL', 'COFINS', 'PIS', 'CPP', 'ICMS'];
const industry: LawTax[] = ['IRPJ', 'CSLL', 'COFINS', 'PIS', 'CPP', 'IPI', 'ICMS'];
const services: LawTax[] = ['IRPJ', 'CSLL', 'COFINS', 'PIS', 'CPP', 'ISS'];
const withoutCpp: LawTax[] = ['IRPJ', 'CSLL', 'COFINS', 'PIS', 'ISS'];

/** A row per bracket: nominal, deduct, then the shares in the order of `columns`. */
function annex(columns: LawTax[], rows: number[][]): LawBracket[] {
  return rows.map(([nominal = 0, deduct = 0, ...shares], i) => ({
    limit: limits[i] ?? 0,
    nominal: Math.round(nominal * 100),
    deduct,
    shares: Object.fromEntries(columns.map((tax, column) => [tax, Math.round((shares[column] ?? 0) * 100)])),
  }));
}

export const lawTables: Record<LawAnnex, LawBracket[]> = {
  I: annex(goods, [
    [4, 0, 5.5, 3.5, 12.74, 2.76, 41.5, 34],
    [7.3, 5_940, 5.5, 3.5, 12.74, 2.76, 41.5, 34],
    [9.5, 13_860, 5.5, 3.5, 12.74, 2.76, 42, 33.5],
    [10.7, 22_500, 5.5, 3.5, 12.74, 2.76, 42, 33.5],
    [14.3, 87_300, 5.5, 3.5, 12.74, 2.76, 42, 33.5],
    [19, 378_000, 13.5, 10, 28.27, 6.13, 42.1],
  ]),
  II: annex(industry, [
    [4.5, 0, 5.5, 3.5, 11.51, 2.49, 37.5, 7.5, 32],
    [7.8, 5_940, 5.5, 3.5, 11.51, 2.49, 37.5, 7.5, 32],
    [10, 13_860, 5.5, 3.5, 11.51, 2.49, 37.5, 7.5, 32],
    [11.2, 22_500, 5.5, 3.5, 11.51, 2.49, 37.5, 7.5, 32],
    [14.7, 85_500, 5.5, 3.5, 11.51, 2.49, 37.5, 7.5, 32],
    [30, 720_000, 8.5, 7.5, 20.96, 4.54, 23.5, 35],
  ]),
  III: annex(services, [
    [6, 0, 4, 3.5, 12.82, 2.78, 43.4, 33.5],
    [11.2, 9_360, 4, 3.5, 14.05, 3.05, 43.4, 32],
    [13.5, 17_640, 4, 3.5, 13.64, 2.96, 43.4, 32.5],
    [16, 35_640, 4, 3.5, 13.64, 2.96, 43.4, 32.5],
    [21, 125_640, 4, 3.5, 12.82, 2.78, 43.4, 33.5],
    [33, 648_000, 35, 15, 16.03, 3.47, 30.5],
  ]),
  IV: annex(withoutCpp, [
    [4.5, 0, 18.8, 15.2, 17.67, 3.83, 44.5],
    [9, 8_100, 19.8, 15.2, 20.55, 4.45, 40],
    [10.2, 12_420, 20.8, 15.2, 19.73, 4.27, 40],
    [14, 39_780, 17.8, 19.2, 18.9, 4.1, 40],
    [22, 183_780, 18.8, 19.2, 18.08, 3.92, 40],
    [33, 828_000, 53.5, 21.5, 20.55, 4.45],
  ]),
  V: annex(services, [
    [15.5, 0, 25, 15, 14.1, 3.05, 28.85, 14],
    [18, 4_500, 23, 15, 14.1, 3.05, 27.85, 17],
    [19.5, 9_900, 24, 15, 14.92, 3.23, 23.85, 19],
    [20.5, 17_100, 21, 15, 15.74, 3.41, 23.85, 21],
    [23, 62_100, 23, 12.5, 14.1, 3.05, 23.85, 23.5],
    [30.5, 540_000, 35, 15.5, 16.44, 3.56, 29.5],
  ]),
};

/** Distribution of ISS above 5 % in bracket 5 (notes to Annexes III and IV), hundredths of a percent. */
export const overIssCap: Partial<Record<LawAnnex, Partial<Record<LawTax, number>>>> = {
  III: { IRPJ: 602, CSLL: 526, COFINS: 1928, PIS: 418, CPP: 6526 },
  IV: { IRPJ: 3133, CSLL: 3200, COFINS: 3013, PIS: 654 },
};
