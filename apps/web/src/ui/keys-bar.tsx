import { cn } from '../lib/cn.ts';
import { setSingleKeys, useSingleKeys } from '../lib/single-keys.ts';
import { Button } from './button.tsx';
import { KeyHint } from './key-hint.tsx';

interface KeysBarProps {
  /** Key and what it does, such as `['J', 'próximo']`. */
  keys: readonly (readonly [string, string])[];
  className?: string;
}

/** Lists the single keys of a page, and switches them off; hidden where there is no keyboard. */
export function KeysBar({ keys, className }: KeysBarProps) {
  const on = useSingleKeys();
  return (
    <div
      className={cn(
        'hidden flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-caption text-muted pointer-fine:flex print:hidden',
        className,
      )}
    >
      {on &&
        keys.map(([key, does]) => (
          <span key={key} className="flex items-center gap-1.5">
            <KeyHint>{key}</KeyHint>
            {does}
          </span>
        ))}
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={on}
        onClick={() => setSingleKeys(!on)}
        className="-mr-2 ml-auto font-normal text-caption text-muted"
      >
        {on ? 'Desligar teclas' : 'Ligar teclas'}
      </Button>
    </div>
  );
}
