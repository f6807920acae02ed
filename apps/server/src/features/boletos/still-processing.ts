/** The bank is not done with a charge: it is asked again later. */
export class StillProcessing extends Error {
  constructor() {
    super('The bank is still making the charge');
  }
}
