import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import type { LedgerProduct, ReviewGroup } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { maxDecisions } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { decisionOn, markProducts, similarProducts } from '../review-list.ts';
import { reasonToLeaveOut } from '../review-texts.ts';
import { decideSeveral, undoDecisions } from '../simples-decisions.queries.ts';

const nothing: ReadonlySet<string> = new Set();

interface ReviewAnswer {
  products: readonly LedgerProduct[];
  contar: boolean;
  /** The reason for all products, or for each. */
  motivo: string | ((product: LedgerProduct) => string);
}

/** Holds the selected and the marked products of the review, decides on them, and undoes the last decision. */
export function useReview(groups: readonly ReviewGroup[], id_client: string) {
  const rows = groups.flatMap(({ produtos }) => produtos);
  const list = useRef<HTMLDivElement>(null);
  const [selectedKey, setSelectedKey] = useState<string>();
  const [lastIndex, setLastIndex] = useState(0);
  const [marked, setMarked] = useState(nothing);
  const [withSimilar, setWithSimilar] = useState(false);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const draft = `entra ${id_client}`;
  const { mutate: save, isPending: isSaving } = useMutation(withDraft(decideSeveral, draft));
  const { mutate: revoke, isPending: isUndoing } = useMutation(undoDecisions);

  // A product that was decided leaves the selection on the next one.
  const found = rows.findIndex((row) => decidedKey(row) === selectedKey);
  const index = found < 0 ? Math.min(lastIndex, rows.length - 1) : found;
  const selected = rows[index];
  const similar = selected ? similarProducts(groups, selected) : [];
  const chosen = rows.filter((row) => marked.has(decidedKey(row)));
  const targets = chosen.length > 0 ? chosen : selected ? [selected, ...(withSimilar ? similar : [])] : [];

  const focusSelected = () => list.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus();
  // After a decision the list changes below the focus.
  const isFocusDue = useRef(false);
  // Undo may be asked for while the decision is still being saved.
  const isUndoDue = useRef(false);
  const shownKey = selected && decidedKey(selected);
  useEffect(() => {
    if (!isFocusDue.current || shownKey === undefined) return;
    isFocusDue.current = false;
    focusSelected();
  });

  function pick(row: LedgerProduct) {
    setSelectedKey(decidedKey(row));
    setLastIndex(rows.indexOf(row));
    setWithSimilar(false);
  }

  function step(by: number) {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index + by))];
    if (!next) return;
    pick(next);
    isFocusDue.current = true;
  }

  function mark(products: readonly LedgerProduct[], isOn: boolean) {
    // Of a product that is no longer open, the mark does not count.
    setMarked(markProducts(new Set(chosen.map(decidedKey)), products, isOn));
  }

  function decide({ products, contar, motivo }: ReviewAnswer, done?: () => void) {
    if (isSaving || products.length === 0) return;
    setLastIndex(index);
    save(
      products.map((product) => decisionOn(product, { id_client, contar, motivo })),
      {
        onSuccess: (made) => {
          setDecided(made.map(({ id }) => id));
          setMarked(nothing);
          setWithSimilar(false);
          isFocusDue.current = true;
          done?.();
          if (isUndoDue.current) undoThese(made.map(({ id }) => id));
        },
        onSettled: () => {
          isUndoDue.current = false;
        },
      },
    );
  }

  const undoThese = (ids: readonly string[]) => revoke([...ids], { onSuccess: () => setDecided([]) });

  function undo() {
    if (isSaving) isUndoDue.current = true;
    else if (decided.length > 0 && !isUndoing) undoThese(decided);
  }

  return {
    ...{ list, rows, index, selected, similar, marked, chosen, targets, withSimilar, setWithSimilar, isSaving },
    ...{ pick, step, mark, decide, draft },
    clearMarks: () => setMarked(nothing),
    isFull: chosen.length === maxDecisions,
    leaveOut: () => decide({ products: targets, contar: false, motivo: reasonToLeaveOut }),
    ...{ undo, canUndo: decided.length > 0 },
  };
}

export type Review = ReturnType<typeof useReview>;
