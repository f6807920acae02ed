import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { Tabs as Radix } from 'radix-ui';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { showFocused } from './show-focused.ts';
import { Tooltip } from './tooltip.tsx';

const tab =
  'inline-flex h-10 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-1 font-medium text-body text-muted transition-colors duration-100 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-brand-text data-[state=active]:text-ink data-[status=active]:border-brand-text data-[status=active]:text-ink disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 print:data-[state=inactive]:hidden';
// Scrolls sideways only: a tab over the border would add a vertical scrollbar.
const row = 'relative mb-6 flex gap-5 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]';

/** A control of a part below tabs of the page. */
const segments = {
  row: 'mb-4 inline-flex max-w-full overflow-x-auto rounded-md border bg-surface [scrollbar-width:none]',
  tab: 'inline-flex h-8 shrink-0 items-center whitespace-nowrap rounded-md px-4 font-medium text-body text-muted transition-colors duration-100 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:bg-brand-soft data-[state=active]:text-brand-text pointer-coarse:h-11 print:data-[state=inactive]:hidden',
};

interface Tab<V extends string> {
  value: V;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
  /** Why the tab is locked; shown on hover and focus. */
  locked?: string | undefined;
  /** Keeps the content mounted while another tab is open, so that typed text is not lost. */
  keep?: boolean;
}

interface TabsProps<V extends string> {
  value: V;
  onValueChange: (value: V) => void;
  label: string;
  tabs: readonly Tab<V>[];
  /** On phones shows all tabs, in several rows if need be, instead of scrolling sideways. */
  wrap?: boolean;
  /** `segments` below the tabs of the page, from which it differs. */
  look?: 'line' | 'segments';
}

/** Scrolls the open tab into its row on phones; `scrollIntoView` would also move the page. */
function useOpenTabInSight<E extends HTMLElement>(open: string) {
  const list = useRef<E>(null);
  useEffect(() => {
    const row = list.current;
    if (!row || !open) return;
    // Called after layout, which an effect that measures would do a second time.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const active = row.querySelector<HTMLElement>('[data-state=active],[data-status=active]');
      if (active) row.scrollTo({ left: active.offsetLeft - active.offsetWidth });
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [open]);
  return list;
}

/**
 * Leaves the focus of a click to the browser, which shows no outline then: Radix 1.2.1 focuses a pressed tab by a script,
 * and browsers outline what a script focuses. Safari focuses no button: there the click selects the tab.
 */
function leaveFocusToBrowser(event: MouseEvent) {
  if (event.button === 0 && !event.ctrlKey) event.stopPropagation();
}

/** Tabs that switch a part of one screen. */
export function Tabs<V extends string>({
  value,
  onValueChange,
  label,
  tabs,
  wrap = false,
  look = 'line',
}: TabsProps<V>) {
  const list = useOpenTabInSight<HTMLDivElement>(value);
  const id = useId();
  const tabId = (of: V) => `${id}-tab-${of}`;
  const panelId = (of: V) => `${id}-panel-${of}`;
  const lockOf = (wanted: string) => tabs.find((item) => item.value === wanted)?.locked;
  return (
    <Radix.Root value={value} onValueChange={(next) => !lockOf(next) && onValueChange(next as V)}>
      <Radix.List
        ref={list}
        aria-label={label}
        onFocus={showFocused}
        onMouseDownCapture={leaveFocusToBrowser}
        className={
          look === 'segments' ? segments.row : cn(row, wrap && 'max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-0')
        }
      >
        {tabs.map(({ value: of, label: text, disabled, locked }) => {
          const trigger = (
            <Radix.Trigger
              key={of}
              value={of}
              id={tabId(of)}
              aria-controls={panelId(of)}
              disabled={disabled}
              aria-disabled={locked ? true : undefined}
              onClick={() => of !== value && !locked && onValueChange(of)}
              className={look === 'segments' ? segments.tab : tab}
            >
              {text}
            </Radix.Trigger>
          );
          return locked ? (
            <Tooltip key={of} text={locked} side="bottom">
              {trigger}
            </Tooltip>
          ) : (
            trigger
          );
        })}
      </Radix.List>
      {/* Plain panels: those of Radix 1.2.1 read a style for their animation, which lays out the page before its first frame. */}
      {tabs.map(({ value: of, content, keep }) => (
        <div
          key={of}
          role="tabpanel"
          id={panelId(of)}
          aria-labelledby={tabId(of)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches a panel from its tab.
          tabIndex={0}
          hidden={of !== value}
        >
          {(keep || of === value) && content}
        </div>
      ))}
    </Radix.Root>
  );
}

interface LinkTabsProps {
  label: string;
  tabs: readonly {
    label: ReactNode;
    link: LinkProps /** A second path at which the tab is open. */;
    alsoAt?: string;
  }[];
}

/** Tabs that are links. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const here = useLocation().pathname.replace(/\/$/, '');
  const list = useOpenTabInSight<HTMLElement>(here);
  const openHere = { 'aria-current': 'page', 'data-state': 'active' } as const;
  return (
    <nav ref={list} aria-label={label} onFocus={showFocused} className={cn(row, 'lg:max-xl:gap-2 print:hidden')}>
      {tabs.map(({ label: text, link, alsoAt }) => (
        <Link key={String(link.to)} {...link} className={tab} {...(alsoAt === here && openHere)}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
