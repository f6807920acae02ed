import { useEffect, useRef, useState } from 'react';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft.ts';
import { useAuth, useClient, useSelectedTenant } from './session-store.ts';

export interface OfferedDraft<T> {
  /** The values of an earlier visit; undefined after the person decided. */
  offered: Draft<T> | undefined;
  /** Ends the offer; the draft is kept when its values were taken over. */
  decide: (taken: boolean) => void;
}

/**
 * Keeps a draft of the values while they are unsaved, and offers the draft of an earlier visit.
 * @param name names the form and its record, such as 'cliente 12345678000195'
 */
export function useDraft<T>(name: string, values: T, unsaved: boolean): OfferedDraft<T> {
  const owner = useDraftOwner();
  const [offered, setOffered] = useState(() => readDraft<T>(name, owner));
  const wasUnsaved = useRef(false);

  useEffect(() => {
    if (unsaved) writeDraft(name, owner, values);
    else if (wasUnsaved.current) removeDraft(name);
    wasUnsaved.current = unsaved;
  }, [name, owner, values, unsaved]);

  function decide(taken: boolean) {
    if (!taken && !unsaved) removeDraft(name);
    setOffered(undefined);
  }
  return { offered, decide };
}

function useDraftOwner(): string {
  const user = useAuth()?.user;
  const client = useClient()?.client;
  const tenant = useSelectedTenant();
  return [user?.id ?? client?.id_owner, tenant?.id].filter(Boolean).join(' ');
}
