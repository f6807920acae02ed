import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
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
  const asked = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  const ask = useCallback((text: string) => {
    const q = text.trim();
    if (q === asked.current) return;
    asked.current = q;
    search.current(q);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => ask(typed), 250);
    return () => clearTimeout(timer);
  }, [typed, ask]);

  return (
    <div className={cn('relative min-w-0', !typed && 'print:hidden', className)}>
      <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-muted" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => ask(typed)}
        className="pl-9"
      />
    </div>
  );
}
