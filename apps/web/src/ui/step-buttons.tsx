import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface StepButtonsProps {
  position: number;
  total: number;
  onStep: (by: 1 | -1) => void;
}

/** Moves to the row before or after. */
export function StepButtons({ position, total, onStep }: StepButtonsProps) {
  return (
    <>
      <IconButton icon={ArrowUp} label="Anterior" size="sm" disabled={position <= 1} onClick={() => onStep(-1)} />
      <IconButton icon={ArrowDown} label="Próximo" size="sm" disabled={position >= total} onClick={() => onStep(1)} />
    </>
  );
}
