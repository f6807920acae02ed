import { Command } from 'cmdk';
import { Search } from 'lucide-react';

interface CommandSearchProps {
  value: string;
  onValueChange: (typed: string) => void;
  placeholder: string;
}

/** Search input of a `Command`. */
export function CommandSearch({ value, onValueChange, placeholder }: CommandSearchProps) {
  return (
    <div className="flex h-10 items-center gap-2 border-b px-3 focus-within:border-focus">
      <Search aria-hidden className="size-4 text-muted" />
      <Command.Input
        autoFocus={matchMedia('(pointer: fine)').matches}
        value={value}
        onValueChange={onValueChange}
        placeholder={placeholder}
        className="h-full min-w-0 flex-1 bg-transparent text-body outline-none"
      />
    </div>
  );
}
