/** Words of a row in a batch: where its bytes start, and the values that become columns of the table. */
export const WORD_START = 0;
export const WORD_ORDER = 1;
export const WORD_DATE = 2;
export const WORD_FLAGS = 3;
export const WORD_STATUS = 4;
export const WORD_ISSUER = 5;
export const ROW_WORDS = 6;

/**
 * Bytes of a row: key (44 bytes), these fields, then sums, alerts and, when their flags are set, the future billing, and
 * IBS and CBS.
 */
export const HEAD_SPILL_FILE = 44;
export const HEAD_SUMS = 45;
export const HEAD_ALERTS = 46;
export const HEAD_SPILL_LENGTH = 47;
export const HEAD_SPILL_OFFSET = 51;
export const HEAD = 59;
/** Bucket, cents, items. */
export const SUM_BYTES = 13;
/** Position in the catalogue, amount. */
export const ALERT_BYTES = 9;
export const FUTURE_BILLING_BYTES = 8;
/** Taxable amount, IBS, CBS, items, and a 1 when the totals of the note differ from its items. */
export const IBS_CBS_BYTES = 29;

export const F_BUYER = 1;
export const F_FINAL = 2;
export const F_FUTURE_DELIVERY = 4;
export const F_FUTURE_BILLING = 8;
export const F_ICMS_OUTSIDE = 16;
export const F_SALES = 32;
export const F_RETURNS = 64;
export const F_OWN_PRODUCTION = 128;
export const F_IBS_CBS = 256;
