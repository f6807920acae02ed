import type { WorkQueue, WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { snoozeWork } from './work-queue.queries.ts';

/** Holds which row of the queue is selected and what the last snooze was, which can be undone. */
export function useWorkQueue(tenant: string, queue: WorkQueue | undefined) {
  const rows = queue?.grupos.flatMap(({ linhas }) => linhas) ?? [];
  const [selectedId, setSelectedId] = useState<string>();
  const [lastIndex, setLastIndex] = useState(0);
  const [snoozed, setSnoozed] = useState<string[]>();
  const change = useMutation(snoozeWork(tenant));

  // A row that was done or snoozed leaves the selection on the next one.
  const found = rows.findIndex(({ id }) => id === selectedId);
  const index = found < 0 ? Math.min(lastIndex, rows.length - 1) : found;
  const selected = rows[index];

  function pick(row: WorkRow) {
    setSelectedId(row.id);
    setLastIndex(rows.indexOf(row));
  }

  function step(by: 1 | -1): WorkRow | undefined {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index + by))];
    if (next) pick(next);
    return next;
  }

  const idsOf = ({ itens }: WorkRow) => itens.map(({ id }) => id);

  function snooze(itens: string[], ate: string) {
    setLastIndex(index);
    change.mutate({ itens, ate }, { onSuccess: () => setSnoozed(itens) });
  }

  function endSnooze(itens: string[]) {
    setSnoozed(undefined);
    change.mutate({ itens, ate: null });
  }

  return {
    ...{ rows, index, selected, pick, step },
    snoozeRow: (row: WorkRow, ate: string) => snooze(idsOf(row), ate),
    /** Snoozes one item: what else the row has stays. */
    snoozeItem: (id: string, ate: string) => snooze([id], ate),
    undo: snoozed && (() => endSnooze(snoozed)),
    endSnooze: (row: WorkRow) => endSnooze(idsOf(row)),
  };
}
