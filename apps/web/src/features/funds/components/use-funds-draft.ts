import type { FundsRecord } from '@restitui/domain/funds/funds.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { saveFunds } from '../funds.queries.ts';
import { countChanges, draftOf, type FundsDraft, readDraft } from '../funds-draft.ts';

/** What is being typed over a record. A newer record takes its place only while nothing is typed, or when asked for. */
export function useFundsDraft(record: FundsRecord) {
  const [base, setBase] = useState(record);
  const [draft, setDraft] = useState(() => draftOf(record));
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const save = useMutation(saveFunds(record.id_apuracao));
  const changes = countChanges(draft, base);

  function begin(next: FundsRecord) {
    setBase(next);
    setDraft(draftOf(next));
    setRefusals({});
    save.reset();
  }
  if (record.version !== base.version && changes === 0 && !save.isPending) begin(record);

  function type(change: Partial<FundsDraft>, field: string) {
    setDraft({ ...draft, ...change });
    setRefusals(Object.fromEntries(Object.entries(refusals).filter(([refused]) => refused !== field)));
  }

  /** Answers the first field that was refused. */
  function submit(): string | undefined {
    const read = readDraft(draft, base);
    setRefusals('refusals' in read ? read.refusals : {});
    if ('refusals' in read) return Object.keys(read.refusals)[0];
    save.mutate({ ...read.send, seen: base.version }, { onSuccess: begin });
    return undefined;
  }

  const isOvertaken = save.error instanceof ApiError && save.error.code === 'funds_changed';
  return { base, draft, refusals, changes, isSaving: save.isPending, isOvertaken, begin, type, submit };
}
