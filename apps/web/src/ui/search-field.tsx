import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { isComposedText } from '../lib/composition.ts';
import { typedSearch } from '../lib/typed-search.ts';
import { Input } from './input.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The current search; the field follows it when the URL changes. */
  value: string;
  /** Called when typing pauses, or when the field loses focus. */
  onSearch: (q: string) => void;
  className?: string;
}

export function SearchField({ label, placeholder, value, onSearch, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  const [field] = useState(() => typedSearch(value, { onSearch: (q) => search.current(q), onText: setTyped }));

  useEffect(() => field.listen(window), [field]);
  useEffect(() => field.follow(value), [field, value]);

  return (
    <div className={cn('relative min-w-0', !typed && 'print:hidden', className)}>
      <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-muted" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={({ currentTarget, nativeEvent }) =>
          field.type(currentTarget.value, { isComposing: isComposedText(nativeEvent) })
        }
        onCompositionEnd={(event) => field.type(event.currentTarget.value)}
        onBlur={() => field.search()}
        className="pl-9"
      />
    </div>
  );
}
