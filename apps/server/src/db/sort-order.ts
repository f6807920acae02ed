import { asc, desc } from 'drizzle-orm';

type ColumnOf<Sort extends string> = Sort extends `-${infer Column}` ? Column : Sort;

/** What a list is sorted by, as the wire says it: `createdDate`, and `-createdDate` for the newest first. */
export function sortOrder<Sort extends string>(sort: Sort) {
  return { column: sort.replace('-', '') as ColumnOf<Sort>, direction: sort.startsWith('-') ? desc : asc };
}
