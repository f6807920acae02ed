import type { AppLink } from './app-link.ts';

/** A place that was opened from the search. */
export interface RecentResult {
  key: string;
  label: string;
  detail?: string | undefined;
  link: AppLink;
}

interface Kept {
  owner: string;
  results: RecentResult[];
}

const key = 'buscados';
const most = 6;

/** Returns the last places that the owner opened from the search in this tab, last first. */
export function readRecent(owner: string): RecentResult[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    return kept?.owner === owner ? kept.results : [];
  } catch {
    return [];
  }
}

export function addRecent(owner: string, { key: place, label, detail, link }: RecentResult) {
  const others = readRecent(owner).filter((result) => result.key !== place);
  const results = [{ key: place, label, detail, link }, ...others].slice(0, most);
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, results } satisfies Kept));
  } catch {
    // A full or forbidden storage loses comfort, not work.
  }
}

export function removeRecent() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
}
