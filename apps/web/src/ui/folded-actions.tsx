import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';

const folding = {
  four: {
    opener: 'max-sm:group-has-[[data-actions]>:nth-child(4)]/actions:inline-flex',
    open: 'max-sm:has-[>:nth-child(4)]:mt-2 max-sm:has-[>:nth-child(4)]:grid max-sm:has-[>:nth-child(4)]:grid-cols-2',
    closed: 'max-sm:has-[>:nth-child(4)]:hidden',
  },
  two: {
    opener: 'max-sm:group-has-[[data-actions]>:nth-child(2)]/actions:inline-flex',
    open: 'max-sm:has-[>:nth-child(2)]:mt-2 max-sm:has-[>:nth-child(2)]:grid max-sm:has-[>:nth-child(2)]:grid-cols-2',
    closed: 'max-sm:has-[>:nth-child(2)]:hidden',
  },
};

interface FoldedActionsProps {
  /** The action that stays in sight; with it the others are folded from two on, without it from four on. */
  main?: ReactNode;
  children: ReactNode;
}

/** Puts actions behind one button on a phone. Those that render nothing, for what a user may not do, are not counted. */
export function FoldedActions({ main, children }: FoldedActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const look = main ? folding.two : folding.four;
  return (
    <div className="group/actions max-sm:w-full sm:flex sm:flex-wrap sm:gap-2">
      <div className="flex flex-wrap gap-2 sm:contents">
        {main}
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={cn('hidden', look.opener)}
        >
          Ações
          <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : undefined} />
        </Button>
      </div>
      <div id={id} data-actions className={cn('flex flex-wrap gap-2', isOpen ? look.open : look.closed)}>
        {children}
      </div>
    </div>
  );
}
