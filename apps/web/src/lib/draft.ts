/** A form draft that survives a reload of the tab, for the same user and tenant only. */
interface Kept<T> {
  owner: string;
  value: T;
}

const prefix = 'rascunho:';

export function readDraft<T>(name: string, owner: string): T | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as Kept<T> | null;
    return kept?.owner === owner ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(name: string, owner: string, value: unknown) {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify({ owner, value } satisfies Kept<unknown>));
  } catch {
    // A full or forbidden storage loses comfort, not work.
  }
}

export function removeDraft(name: string) {
  sessionStorage.removeItem(prefix + name);
}

/** Removes all drafts at the end of a session, except those of the named user. */
export function removeDrafts(exceptOf?: string) {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(prefix)) continue;
    if (exceptOf === undefined || !ownerOf(key).includes(exceptOf)) sessionStorage.removeItem(key);
  }
}

function ownerOf(key: string): string {
  try {
    const { owner }: Kept<unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof owner === 'string' ? owner : '';
  } catch {
    return '';
  }
}
