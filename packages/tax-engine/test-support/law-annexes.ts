/** A code of a law: `ex` are the TIPI exceptions that alone are meant; `exNot` those that are left out. */
export interface LawCode {
  code: string;
  ex?: number[];
  exNot?: number[];
  /** The law asks for a use, which the code does not tell. */
  hasUse?: true;
  /** Named by the law as outside. */
  isExcluded?: true;
  /** Codes of today's tariff for a code that has ended. */
  now?: string[];
}

export interface LawList {
  law: RegExp;
  group: string;
  /** Where the text was read, and when: compared entry by entry with the transcriptions named. */
  source: string;
  readOn: string;
  codes: readonly LawCode[];
}

const plain = (codes: string): LawCode[] => codes.split(' ').map((code) => ({ code }));
const withUse = (codes: string): LawCode[] => codes.split(' ').map((code) => ({ code, hasUse: true }));

const transcriptions =
  'transcrições públicas que citam planalto.gov.br/ccivil_03/leis/2002/l10485compilado.htm, iguais entre si, salvo uma que omite 8536.50.90 Ex 01';

/** Lists of Leis 10.147/2000 and 10.485/2002 in the order of the law. */
export const lawLists: readonly LawList[] = [
  {
    law: /^Lei 10\.485\/2002 art\.3º, Anexo I$/,
    group: 'AUTOPECAS_ANEXO_I',
    source: `Lei 10.485/2002, Anexo I: ${transcriptions}`,
    readOn: '2026-11-27',
    codes: [
      ...plain('4016.10.10'),
      { code: '4016.99.90', ex: [3, 5] },
      ...plain('68.13 7007.11.00 7007.21.00 7009.10.00'),
      { code: '7320.10.00', ex: [1] },
      ...plain('8301.20.00 8302.30.00 8407.33.90 8407.34.90 8408.20 8409.91 8409.99 8413.30'),
      { code: '8413.91.00', ex: [1] },
      ...plain('8414.80.21 8414.80.22 8415.20 8421.23.00 8421.31.00 8431.41.00 8431.42.00 8433.90.90'),
      { code: '8481.80.99', ex: [1, 2] },
      ...plain('8483.10 8483.20.00 8483.30 8483.40 8483.50 8505.20 8507.10.00 85.11 8512.20 8512.30.00 8512.40'),
      ...plain('8512.90.00 8527.2'),
      { code: '8536.50.90', ex: [1] },
      ...plain('8539.10 8544.30.00 8706.00 87.07 87.08 9029.20.10 9029.90.10 9030.39.21 9031.80.40 9032.89.2'),
      ...plain('9104.00.00 9401.20.00'),
    ],
  },
  {
    law: /^Lei 10\.485\/2002 (art\.3º, Anexo II|art\.1º e Anexo II item 10)$/,
    group: 'AUTOPECAS_ANEXO_II',
    source: `Lei 10.485/2002, Anexo II, itens 1 a 15: ${transcriptions}`,
    readOn: '2026-11-27',
    codes: withUse(
      '40.09 84.31 8408.90.90 8412.21.10 8412.21.90 8412.31.10 8413.60.19 8414.80.19 8414.90.39 8432.90.00 8481.10.00 8481.20.90 8481.80.92 8483.60.1 8501.10.19',
    ),
  },
  {
    law: /^Lei 10\.485\/2002 art\.1º \(redação Lei 12\.973\/2014\)$/,
    group: 'VEICULOS_MAQUINAS',
    source:
      'Lei 10.485/2002, art. 1º, na redação da Lei 12.973/2014: texto da Câmara dos Deputados e transcrição pública',
    readOn: '2026-11-27',
    codes: [
      // The article is about machines and vehicles: a tank of these positions counts only as one.
      ...withUse('73.09 7310.29'),
      ...plain('7612.90.12'),
      { code: '8424.81', now: ['842441', '842449', '842482'] },
      ...plain('84.29 8430.69.90 84.32 84.33 84.34 84.35 84.36 84.37'),
      ...plain('87.01 87.02 87.03 87.04 87.05 87.06 8716.20.00'),
    ],
  },
  {
    law: /^Lei 10\.485\/2002 art\.5º$/,
    group: 'PNEUS',
    source: 'Lei 10.485/2002, art. 5º: pneus novos de borracha da posição 40.11 e câmaras de ar da 40.13',
    readOn: '2026-11-27',
    codes: plain('40.11 40.13'),
  },
  {
    law: /^Lei 10\.147\/2000 art\.1º I a$/,
    group: 'FARMA',
    source: 'Lei 10.147/2000, art. 1º, I, a: três transcrições públicas, iguais entre si',
    readOn: '2026-11-27',
    codes: [
      ...plain('30.01 30.03'),
      { code: '3003.90.56', isExcluded: true },
      ...plain('30.04'),
      { code: '3004.90.46', isExcluded: true },
      ...plain('3002.10.1 3002.10.2 3002.10.3 3002.20.1 3002.20.2 3006.30.1 3006.30.2'),
      ...plain('3002.90.20 3002.90.92 3002.90.99 3005.10.10 3006.60.00'),
    ],
  },
  {
    law: /^Lei 10\.147\/2000 art\.1º I b$/,
    group: 'HIGIENE',
    source: 'Lei 10.147/2000, art. 1º, I, b (redação da Lei 12.839/2013): três transcrições públicas, iguais entre si',
    readOn: '2026-11-27',
    codes: [
      ...plain('33.03 33.04 33.05'),
      { code: '33.06', isExcluded: true },
      ...plain('33.07'),
      { code: '3401.11.90', exNot: [1] },
      ...plain('3401.20.10 9603.21.00'),
    ],
  },
];

/**
 * Rows that differ from the text of the law on purpose, with the reason. Codes of the tariff change and laws keep the old
 * ones; a row for such a successor has confidence B or C.
 */
export const knownDifferences: Readonly<Record<string, string>> = {
  '84329000': 'Anexo II, item 10, asks for a use; since 2015 art. 1º names the whole position 84.32 (Lei 12.973/2014)',
  '850710': 'The law has 8507.10.00, which the tariff has divided since',
  '4012': 'Retreaded tyres are named by no law; the row says so, because their code is close to new ones',
  '300242': 'Veterinary vaccines were 3002.30, which the law does not name',
};
