/** What no law fixes about coverage and we decided. The limits of the verdicts stand with those of the months. */
export const coverageDecisions = {
  /** Gaps of a series by number, the first so many. */
  gapsListed: 100,
  /** Ranges named in one request. */
  rangesNamed: 5,
  /** Access keys named per kind. */
  keysNamed: 100,
  /** Files named in one request. */
  filesNamed: 5,
  requestsListed: 300,
  seriesListed: 500,

  /**
   * A gap is taken for a jump of the numbering when it is wider than `numbers` and than `timesKnown` times the known
   * numbers, though at most `days` lie between its ends.
   */
  jump: { numbers: 1000, timesKnown: 10, days: 31 },

  /** Series from this on belong to the sites of the tax offices (NF-e avulsa and the like), which number for many. */
  officeSeries: 890,
} as const;
