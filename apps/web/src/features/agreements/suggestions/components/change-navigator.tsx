import { counted } from '@restitui/brazil/counted.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { changesIn, type MarkedChange, showChange } from './marked-changes.ts';

/** Shows a marked text with the count of its changes and steps through them, by button or by N and P. */
export function ChangeNavigator({ children, content }: { children: ReactNode; content: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState<MarkedChange[]>([]);
  const [current, setCurrent] = useState<number>();

  // The marks are read from the text that was rendered from `content`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new content has other marks
  useEffect(() => {
    setChanges(place.current ? changesIn(place.current) : []);
    setCurrent(undefined);
  }, [content]);

  function go(by: 1 | -1) {
    if (changes.length === 0) return;
    const from = current ?? (by === 1 ? -1 : 0);
    const next = (from + by + changes.length) % changes.length;
    setCurrent(next);
    showChange(changes, next);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat the buttons inside
    <div
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === 'n') go(1);
        if (event.key === 'p') go(-1);
      }}
    >
      {changes.length > 0 && (
        <nav
          aria-label="Mudanças no texto"
          className="sticky top-2 z-10 mb-3 ml-auto flex w-fit items-center gap-1 rounded-md border bg-surface px-2 py-1"
        >
          <span aria-live="polite" className="figures px-1 text-body">
            {current === undefined ? countText(changes.length) : `${current + 1} de ${changes.length}`}
          </span>
          <IconButton icon={ChevronUp} label="Mudança anterior (P)" onClick={() => go(-1)} />
          <IconButton icon={ChevronDown} label="Próxima mudança (N)" onClick={() => go(1)} />
        </nav>
      )}
      <div ref={place}>{children}</div>
    </div>
  );
}

function countText(count: number): string {
  return counted(count, 'mudança', 'mudanças');
}
