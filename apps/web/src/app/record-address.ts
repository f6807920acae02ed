import { currentAuth, currentTenant } from '../lib/session-store.ts';

const isAdmin = () => currentAuth()?.user.typeUser === 'ADMIN';

interface Addressed {
  consultoria?: string | undefined;
}

interface Building<Search> {
  search: Search;
  next: (search: Search) => Search;
}

function named<Search extends Addressed>(search: Search): Search {
  if (search.consultoria || !isAdmin()) return search;
  const consultoria = currentTenant()?.id;
  return consultoria ? { ...search, consultoria } : search;
}

/**
 * Adds the selected company to addresses of a record that name none, for provider staff: a bookmark or a link then opens the
 * record whatever company is selected.
 */
export function withCompany<Search extends Addressed>({ search, next }: Building<Search>): Search {
  return named(next(search));
}

/** The same for a list, whose address names a record only while this search parameter is set. */
export function withCompanyOf<Search extends object>(record: keyof Search & string) {
  return ({ search, next }: Building<Search>): Search => {
    const { consultoria, ...built } = next(search) as Search & Addressed;
    if (!built[record as keyof typeof built]) return built as unknown as Search;
    return named({ ...built, consultoria } as Search & Addressed);
  };
}

/** Returns the company that the search of an address names, for provider staff, who may select it. */
export function companyOf(search: object): string | undefined {
  return isAdmin() ? (search as Addressed).consultoria : undefined;
}
