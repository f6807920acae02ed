/** An item of a note with its ICMS. Amounts in cents. */
export interface NoteItem {
  number: number;
  /** cProd. */
  code: string;
  name: string;
  cfop: string;
  ncm: string;
  extipi: string;
  cest: string;
  origin: string;
  newVehicle: boolean;
  /** CST or CSOSN. */
  icmsCst: string;
  pisCst: string;
  /** Ten-thousandths of a percent. */
  pisRate: number;
  /** vProd. */
  value: number;
  discount: number;
  /** Freight, insurance and other expenses. */
  accessories: number;
  /** vICMS of the item (SP-040). */
  icms: number;
  /** vFCP; below: shares of the destination (SP-045). */
  fcp: number;
  difal: number;
  difalFcp: number;
  /** vICMSSTRet; undefined when it is not printed. */
  substituted: number | undefined;
  /** ICMS was collected by substitution before: CST 60 or group ICMSST (SP-085). */
  isSubstituted: boolean;
}

/** An authorised or cancelled note of the client's root. */
export interface Note {
  key: string;
  model: string;
  day: string;
  issuer: string;
  isExit: boolean;
  toFinalConsumer: boolean;
  isCancelled: boolean;
  number: string;
  equipment: string;
  /** vNF; NaN when it is not printed. */
  total: number;
  items: NoteItem[];
}
