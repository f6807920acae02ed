import type { ReactNode } from 'react';
import { useLetterKeys } from '../../../../lib/use-letter-keys.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { StepButtons } from '../../../../ui/step-buttons.tsx';

interface ReviewPanelProps {
  /** Position of the product among all rows, from 1. */
  position: number;
  total: number;
  onStep: (by: 1 | -1) => void;
  /** Whether there is room beside the list. */
  isWide: boolean;
  /** Whether the product was opened on a narrow screen. */
  isOpened: boolean;
  onClose: () => void;
  /** Keys that work in the drawer too, by letter. */
  keys: Readonly<Record<string, () => void>>;
  footer: ReactNode;
  children: ReactNode;
}

/** The proof of the selected product: beside the list, or over it where there is no room. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { position, total, onStep, isWide, isOpened, onClose, keys, footer, children } = props;
  const head = `${position} de ${total}`;
  const steps = <StepButtons position={position} total={total} onStep={onStep} />;
  // An open drawer remains when the window gets wider: a note that was opened from it would close.
  if (!isWide || isOpened) {
    return (
      <Drawer open={isOpened} onOpenChange={onClose} title={head} actions={steps} footer={footer}>
        <DrawerKeys keys={keys} />
        {children}
      </Drawer>
    );
  }
  return (
    <section
      aria-label="Detalhe"
      className="sticky top-4 flex max-h-[calc(100dvh-2rem)] flex-col rounded-md border bg-surface"
    >
      <div className="flex items-center gap-2 border-b px-5 py-2">
        <p className="flex-1 text-body text-muted">{head}</p>
        {steps}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto p-5 focus-visible:-outline-offset-2">
        {children}
      </div>
      {footer && <div className="flex flex-wrap gap-2 border-t p-4">{footer}</div>}
    </section>
  );
}

function DrawerKeys({ keys }: Pick<ReviewPanelProps, 'keys'>) {
  useLetterKeys(keys);
  return null;
}
