import { decidedKey } from '@restitui/domain/simples/decisions/overruled-products.ts';
import type { LedgerProduct, ReviewGroup } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { ListedKey } from '../../../../lib/listed-keys.ts';
import { useWide } from '../../../../lib/media-query.ts';
import { usePageKeys } from '../../../../lib/use-page-keys.ts';
import { Button } from '../../../../ui/button.tsx';
import { KeyHint } from '../../../../ui/key-hint.tsx';
import { KeysBar } from '../../../../ui/keys-bar.tsx';
import { AskProofDialog } from './ask-proof-dialog.tsx';
import { EnterDialog } from './enter-dialog.tsx';
import { ReviewAnswers } from './review-answers.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewGroups } from './review-groups.tsx';
import { ReviewPanel } from './review-panel.tsx';
import type { Review } from './use-review.ts';

const moving: readonly ListedKey[] = [
  ['J', 'próximo'],
  ['K', 'anterior'],
];
const deciding: readonly ListedKey[] = [
  ...moving,
  ['E', 'entra'],
  ['F', 'fica fora'],
  ['P', 'pedir prova'],
  ['X', 'marcar'],
  ['Z', 'desfazer'],
];

interface ReviewBoardProps {
  id_apuracao: string;
  groups: readonly ReviewGroup[];
  review: Review;
  mayDecide: boolean;
  /** Whether the client can be asked for proof. */
  mayAsk: boolean;
  /** Renders lines of notes with a product. */
  notesOf: (product: LedgerProduct) => ReactNode;
  onOpenMonth: (competencia: string, product: LedgerProduct) => void;
  /** Opens the decision with scope, period and words. */
  onMore: (product: LedgerProduct) => void;
  /** Shown when no product is open. */
  empty: ReactNode;
}

/** The open products by legal position, with the proof of the selected one and the keys that decide. */
export function ReviewBoard(props: ReviewBoardProps) {
  const { id_apuracao, groups, review, mayDecide, mayAsk, notesOf, onOpenMonth, onMore, empty } = props;
  const { rows, index, selected, marked, step, mark, leaveOut, undo, canUndo, targets } = review;
  const board = useRef<HTMLDivElement>(null);
  const isWide = useWide();
  const [isOpened, setOpened] = useState(false);
  // The products are those of the moment: after a decision, or when the list is read again, others are selected.
  const [asked, setAsked] = useState<{ about: 'entra' | 'prova'; products: readonly LedgerProduct[] }>();
  if (isOpened && !selected) setOpened(false);
  const keyOfSelected = selected && decidedKey(selected);

  const ask = (about: 'entra' | 'prova') => targets.length > 0 && setAsked({ about, products: targets });
  const answers = { entra: () => ask('entra'), fora: leaveOut, prova: () => ask('prova') };
  const move = { j: () => step(1), k: () => step(-1) };
  const decide = { e: answers.entra, f: answers.fora, ...(mayAsk && { p: answers.prova }) };
  const listed = mayDecide ? deciding.filter(([key]) => mayAsk || key !== 'P') : moving;
  const mend = {
    x: () => selected && mark([selected], !marked.has(decidedKey(selected))),
    z: undo,
  };
  usePageKeys({ ...move, ...(mayDecide && { ...decide, ...mend }) }, board);

  return (
    <>
      {rows.length === 0 && empty}
      {selected && (
        <div ref={board} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="min-w-0 overflow-clip rounded-md border bg-surface">
            <ReviewGroups groups={groups} review={review} mayDecide={mayDecide} onOpen={() => setOpened(!isWide)} />
            <KeysBar keys={listed} inactive={canUndo ? [] : ['Z']} />
          </div>
          <ReviewPanel
            position={index + 1}
            total={rows.length}
            onStep={step}
            isWide={isWide}
            isOpened={isOpened}
            onClose={() => setOpened(false)}
            keys={mayDecide ? { ...move, ...decide } : move}
            listed={listed.filter(([key]) => key !== 'X' && key !== 'Z')}
            footer={
              mayDecide && (
                <ReviewAnswers
                  review={review}
                  product={selected}
                  answers={answers}
                  mayAsk={mayAsk}
                  onMore={() => onMore(selected)}
                />
              )
            }
          >
            <ReviewDetail
              key={keyOfSelected}
              product={selected}
              notes={notesOf(selected)}
              onOpenMonth={(competencia, product) => {
                setOpened(false);
                onOpenMonth(competencia, product);
              }}
            />
          </ReviewPanel>
        </div>
      )}
      {canUndo && (
        <Button onClick={undo} className="self-start">
          <Undo2 aria-hidden />
          Desfazer a última decisão
          <KeyHint>Z</KeyHint>
        </Button>
      )}
      {asked?.about === 'entra' && (
        <EnterDialog review={review} products={asked.products} onClose={() => setAsked(undefined)} />
      )}
      {asked?.about === 'prova' && (
        <AskProofDialog
          id_apuracao={id_apuracao}
          products={asked.products.map((product) => ({ ...product, wanted: product.prova_pedida }))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
