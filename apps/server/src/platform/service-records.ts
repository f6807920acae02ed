/** An answer of an outside service as it was stored. */
export interface KeptAnswer {
  answer: unknown;
  freshUntil: string;
}

/** Failures of an outside service in a row. */
export interface KeptFailures {
  failures: number;
  /** The service is not asked before. */
  restsUntil: string | null;
}

/** Records about outside services, shared by the processes of an installation. */
export interface ServiceRecords {
  findAnswer: (service: string, question: string) => Promise<KeptAnswer | undefined>;
  /** @param answer without `deleteAfter` it is kept for the case that the service does not answer */
  saveAnswer: (answer: {
    service: string;
    question: string;
    answer: unknown;
    freshUntil: string;
    deleteAfter: string | null;
  }) => Promise<void>;
  findFailures: (service: string) => Promise<KeptFailures | undefined>;
  /** Counts a failure; from `failuresToRest` in a row on, the service rests. */
  addFailure: (service: string, rest: { failuresToRest: number; restsUntil: string }) => Promise<void>;
  clearFailures: (service: string) => Promise<void>;
}
