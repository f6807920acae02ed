import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Selects the digits of an NCM as printed. */
export const ncmDigits = (ncm: SQLWrapper): SQL<string> => sql`regexp_replace(${ncm}, '[^0-9]', '', 'g')`;

/** Selects the number of an exception of the TIPI as printed: '01' and '1' are one, zeros none. */
export const exceptionNumber = (extipi: SQLWrapper): SQL<string> =>
  sql`ltrim(regexp_replace(${extipi}, '[^0-9]', '', 'g'), '0')`;
