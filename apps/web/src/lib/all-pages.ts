import type { Page } from '@restitui/domain/wire/endpoint.ts';

/** Maximum page size of the server. */
const pageSize = 200;

/** Reads all rows of a paged list, page by page. */
export async function readAllPages<T>(
  read: (query: { page: number; pageSize: number }) => Promise<{ rows: readonly T[]; page: Page }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let number = 1, total = 1; (number - 1) * pageSize < total; number++) {
    const { rows, page } = await read({ page: number, pageSize });
    all.push(...rows);
    total = page.total;
  }
  return all;
}
