import { asc, desc } from 'drizzle-orm';

type ColumnOf<Sort extends string> = Sort extends `-${infer Column}` ? Column : Sort;

/** Parses a sort parameter: `createdDate`, or `-createdDate` for descending. */
export function sortOrder<Sort extends string>(sort: Sort) {
  return { column: sort.replace('-', '') as ColumnOf<Sort>, direction: sort.startsWith('-') ? desc : asc };
}
