/** A form draft that survives a reload of the tab and a new sign-in, for the same user and tenant only. */
export interface Draft<T> {
  owner: string;
  value: T;
  /** When it was last written; ISO 8601 instant. */
  at: string;
}

const prefix = 'rascunho:';

export function readDraft<T>(name: string, owner: string): Draft<T> | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as Draft<T> | null;
    return draft?.owner === owner ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(name: string, owner: string, value: unknown) {
  const draft: Draft<unknown> = { owner, value, at: new Date().toISOString() };
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage loses comfort, not work.
  }
}

export function removeDraft(name: string) {
  remove(prefix + name);
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

function remove(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
}

/** Removes all drafts at the end of a session, except those of the named user. */
export function removeDrafts(exceptOf?: string) {
  for (const key of storedKeys()) {
    if (!key.startsWith(prefix)) continue;
    if (exceptOf === undefined || !ownerOf(key).includes(exceptOf)) remove(key);
  }
}

function ownerOf(key: string): string {
  try {
    const { owner }: Partial<Draft<unknown>> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof owner === 'string' ? owner : '';
  } catch {
    return '';
  }
}
