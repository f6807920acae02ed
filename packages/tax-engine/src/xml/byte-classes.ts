/** Classes of a byte within character data. */
export const TEXT_PLAIN = 0;
export const TEXT_END = 1;
export const TEXT_ENTITY = 2;
export const TEXT_BRACKET = 3;
export const TEXT_INVALID = 4;
/** A line end that is read as a line feed. */
export const TEXT_RETURN = 5;

export const textClass = new Uint8Array(256);
for (let byte = 0; byte < 32; byte++) if (byte !== 9 && byte !== 10 && byte !== 13) textClass[byte] = TEXT_INVALID;
textClass[0x3c] = TEXT_END;
textClass[0x26] = TEXT_ENTITY;
textClass[0x5d] = TEXT_BRACKET;
textClass[0x0d] = TEXT_RETURN;

/** 0: literal in a value between double quotes. */
export const valueClass = new Uint8Array(256);
for (let byte = 0; byte < 32; byte++) valueClass[byte] = 1;
for (const byte of [0x22, 0x26, 0x3c]) valueClass[byte] = 1;

/** 2: may start a name; 1: may follow in one; 0: neither, or undecided (colons and non-ASCII). */
export const nameClass = new Uint8Array(256);
for (let byte = 0; byte < 128; byte++) {
  if (/[A-Za-z_]/.test(String.fromCharCode(byte))) nameClass[byte] = 2;
  else if (/[0-9.-]/.test(String.fromCharCode(byte))) nameClass[byte] = 1;
}

/** Returns true for XML white space; false past the end. */
export function isSpace(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}
