import { type PointerEvent, type ReactNode, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { Tooltip } from './tooltip.tsx';

interface TruncatedProps {
  children: ReactNode;
  /** Reachable by keyboard by itself; not needed inside a row or a link, which show all of it on focus. */
  focusable?: boolean;
  className?: string;
}

/** One line with an ellipsis, told in full on hover or focus. */
export function Truncated({ children, focusable = false, className }: TruncatedProps) {
  const [cut, setCut] = useState(false);
  const measure = (element: HTMLElement) => setCut(element.scrollWidth > element.clientWidth);

  return (
    <Tooltip text={children} disabled={!cut}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only measures itself */}
      <span
        className={cn('block truncate', className)}
        onPointerEnter={(event: PointerEvent<HTMLElement>) => measure(event.currentTarget)}
        onFocus={(event) => measure(event.currentTarget)}
        tabIndex={focusable ? 0 : undefined}
      >
        {children}
      </span>
    </Tooltip>
  );
}
