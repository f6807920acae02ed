import { cn } from '../lib/cn.ts';
import { type ListedKey, useListedKeys } from '../lib/listed-keys.ts';
import { setSingleKeys, useSingleKeys } from '../lib/single-keys.ts';
import { Button } from './button.tsx';
import { KeyHint } from './key-hint.tsx';

interface KeysBarProps {
  keys: readonly ListedKey[];
  /** Keys that do nothing now: the list that '?' opens leaves them out. */
  inactive?: readonly string[];
  className?: string;
}

/** Lists the single keys of a page, here and in the list that '?' opens, and switches them off; hidden without a keyboard. */
export function KeysBar({ keys, inactive = [], className }: KeysBarProps) {
  const on = useSingleKeys();
  useListedKeys(keys.filter(([key]) => !inactive.includes(key)));
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
      {on && (
        <span className="flex items-center gap-1.5">
          <KeyHint>?</KeyHint>
          todas
        </span>
      )}
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
