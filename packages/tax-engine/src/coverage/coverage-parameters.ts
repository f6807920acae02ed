/** Parameters of coverage that no law defines. Limits of the verdicts are among those of the months. */
export const coverageParameters = {
  /** Maximum number of listed gaps per series, by number. */
  gapsListed: 100,
  /** Maximum number of ranges named in a request. */
  rangesNamed: 5,
  /** Maximum number of access keys named per kind. */
  keysNamed: 100,
  /** Maximum number of files named in a request. */
  filesNamed: 5,
  requestsListed: 300,
  seriesListed: 500,

  /**
   * A gap counts as a jump in numbering when it is wider than `numbers` and than `timesKnown` times the known numbers
   * while at most `days` are between its ends.
   */
  jump: { numbers: 1000, timesKnown: 10, days: 31 },

  /** Series from this one on are issued by sites of the tax offices (such as NF-e avulsa), shared by many companies. */
  officeSeries: 890,
} as const;
