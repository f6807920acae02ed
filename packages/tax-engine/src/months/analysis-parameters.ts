/**
 * Parameters that no law defines, collected here so that they are easy to change. Money in cents.
 * The formulas that use them are in this folder, one step per file: `reproduce`, `declared-goods`, `segregate`,
 * `amounts-due`, `diagnose`, `allocate-refund`.
 */
export const analysisParameters = {
  /** Months governed by the tables of LC 155/2016. */
  tables: { from: '201801', to: '202612' },
  /** The last month in which PIS and COFINS are owed (LC 214/2025). */
  lastOfPisCofins: '202612',

  /** Tolerance of a recomputed tax: one cent per parcel, at least two; two per band of the month without parcels. */
  reproduction: { perParcel: 1, least: 2 },

  /** A monofásico revenue inferred from the taxes counts as zero below this amount. */
  inferredLeast: 100,

  /** Below this share of the declared goods revenue, notes raise COBERTURA_BAIXA. */
  lowCoverage: '0.9',
  /** Above this share, notes raise XML_MAIOR_QUE_DECLARADO; between 1 and this share they are scaled down. */
  overDeclared: '1.05',
  /** Caixa regime: allowed range of declared goods revenue ÷ notes. */
  cashRatio: { least: '0.5', most: '2' },

  /** Declared and found monofásico revenue are equal within the larger of these two. */
  sameRevenue: { least: 100, share: '0.005' },

  /** Taxes short by more than this raise RECOLHIMENTO_A_MENOR. */
  underpaid: 10,

  /** Excess over the base of an annex that rounding can cause, without ANEXO_DIVERGENTE. */
  roundingOver: 3,

  /** Order in which groups are reduced when they exceed the declared base of an annex. */
  cutOrder: ['st', 'both', 'mono'],
} as const;
