/**
 * What no law fixes and we decided, in one place so that a change is cheap. Money in cents.
 * The formulas that rest on these stand in the files beside this one, one step each: `reproduce`, `declared-goods`,
 * `segregate`, `dues`, `diagnose`, `lay-refund`.
 */
export const decisions = {
  /** Months that the tables of LC 155/2016 govern. */
  tables: { from: '201801', to: '202612' },

  /** A recomputed tax may differ by one cent per parcel, and by two at least. */
  reproduction: { perParcel: 1, least: 2 },

  /** A monofásico revenue inferred from the taxes is nothing when smaller than this. */
  inferredLeast: 100,

  /** Notes under this share of the declared goods revenue: COBERTURA_BAIXA. */
  lowCoverage: '0.9',
  /** Notes over this share: XML_MAIOR_QUE_DECLARADO; between 1 and this they are scaled down. */
  overDeclared: '1.05',
  /** Caixa regime: declared goods revenue ÷ notes must lie between these. */
  cashRatio: { least: '0.5', most: '2' },

  /** Declared and found monofásico revenue are the same within the larger of these two. */
  sameRevenue: { least: 100, share: '0.005' },

  /** Taxes short by more than this: RECOLHIMENTO_A_MENOR. */
  underpaid: 10,

  /** Rounding may put the groups this far over the base of an annex without ANEXO_DIVERGENTE. */
  roundingOver: 3,

  /** Where the groups exceed the declared base of an annex, they are cut in this order. */
  cutOrder: ['st', 'both', 'mono'],
} as const;
