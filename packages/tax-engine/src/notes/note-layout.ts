/** Where the head of a row in a batch holds what, in bytes; sums, alerts and the future billing follow it. */
export const HEAD_ORDER = 44;
export const HEAD_DATE = 48;
export const HEAD_FLAGS = 52;
export const HEAD_STATUS = 54;
export const HEAD_SPILL_FILE = 55;
export const HEAD_ISSUER = 56;
export const HEAD_SUMS = 58;
export const HEAD_ALERTS = 59;
export const HEAD_SPILL_LENGTH = 60;
export const HEAD_SPILL_OFFSET = 64;
export const HEAD = 72;
/** Bucket, cents, items. */
export const SUM_BYTES = 13;
/** Position in the catalogue, amount. */
export const ALERT_BYTES = 9;

export const F_BUYER = 1;
export const F_FINAL = 2;
export const F_FUTURE_DELIVERY = 4;
export const F_FUTURE_BILLING = 8;
export const F_ICMS_OUTSIDE = 16;
export const F_SALES = 32;
export const F_RETURNS = 64;
export const F_OWN_PRODUCTION = 128;
