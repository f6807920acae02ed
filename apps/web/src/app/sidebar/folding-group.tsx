import { useLocation } from '@tanstack/react-router';
import { ChevronRight, Settings2 } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { MenuGroup } from '../menu.ts';
import { isBelow } from '../page-access.ts';
import { MenuList } from './menu-list.tsx';
import { sidebarLink } from './sidebar-item.tsx';

interface FoldingGroupProps {
  group: MenuGroup;
  folded: boolean;
  onLeave?: (() => void) | undefined;
}

/** A group of the menu that opens on request, and by itself while one of its pages is shown. */
export function FoldingGroup({ group: { label, items }, folded, onLeave }: FoldingGroupProps) {
  const list = useId();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [kept, setKept] = useState(() => readStored<boolean>('menuManagement') ?? false);
  const [isClosedHere, setClosedHere] = useState(false);
  const hasCurrent = items.some(({ link: { to, params = {} } }) =>
    isBelow(
      path,
      to.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? ''),
    ),
  );
  const isOpen = kept || (hasCurrent && !isClosedHere);

  function flip() {
    setKept(!isOpen);
    setClosedHere(isOpen);
    writeStored('menuManagement', !isOpen);
  }

  return (
    <div>
      <Tooltip text={label} side="right" disabled={!folded}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-label={folded ? label : undefined}
          onClick={flip}
          className={cn(sidebarLink, folded && 'justify-center px-0')}
        >
          <Settings2 aria-hidden />
          {!folded && (
            <>
              <span className="min-w-0 flex-1 truncate text-left">{label}</span>
              <ChevronRight aria-hidden className={cn('transition-transform duration-100', isOpen && 'rotate-90')} />
            </>
          )}
        </button>
      </Tooltip>
      {isOpen && (
        <div className={cn('mt-px', !folded && 'ml-4.5 border-l pl-1.5 [&_a]:pr-1.5')}>
          <MenuList id={list} items={items} folded={folded} onLeave={onLeave} />
        </div>
      )}
    </div>
  );
}
