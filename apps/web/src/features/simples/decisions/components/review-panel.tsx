import type { ReactNode } from 'react';
import { type ListedKey, useListedKeys } from '../../../../lib/listed-keys.ts';
import { useLetterKeys } from '../../../../lib/use-letter-keys.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { SidePanel } from '../../../../ui/side-panel.tsx';
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
  /** The same keys with what they do. */
  listed: readonly ListedKey[];
  footer: ReactNode;
  children: ReactNode;
}

/** The proof of the selected product: beside the list, or over it where there is no room. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { position, total, onStep, isWide, isOpened, onClose, keys, listed, footer, children } = props;
  const head = `${position} de ${total}`;
  const steps = <StepButtons position={position} total={total} onStep={onStep} />;
  // An open drawer remains when the window gets wider: a note that was opened from it would close.
  if (!isWide || isOpened) {
    return (
      <Drawer open={isOpened} onOpenChange={onClose} title={head} actions={steps} footer={footer}>
        <DrawerKeys keys={keys} listed={listed} />
        {children}
      </Drawer>
    );
  }
  return (
    <SidePanel head={head} steps={steps} footer={footer}>
      {children}
    </SidePanel>
  );
}

function DrawerKeys({ keys, listed }: Pick<ReviewPanelProps, 'keys' | 'listed'>) {
  useLetterKeys(keys);
  useListedKeys(listed, true);
  return null;
}
