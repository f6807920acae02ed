import { type PointerEvent, type ReactNode, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { Tooltip } from './tooltip.tsx';

interface TruncatedProps {
  children: ReactNode;
  /** Adds a tab stop; not needed inside a row or link, which shows the full text on focus. */
  focusable?: boolean;
  className?: string;
}

/** One line with an ellipsis; the full text is shown on hover or focus. */
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
