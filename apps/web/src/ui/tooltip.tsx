import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface TooltipProps {
  text: ReactNode;
  side?: ComponentProps<typeof Radix.Content>['side'];
  /** For callers that decide themselves when it may show. */
  disabled?: boolean;
  children: ReactNode;
}

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={350} skipDelayDuration={200}>
    {children}
  </Radix.Provider>
);

export function Tooltip({ text, side = 'top', disabled = false, children }: TooltipProps) {
  return (
    <Radix.Root open={disabled ? false : undefined}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-80 animate-appear break-words rounded-sm bg-ink px-2 py-1 text-canvas text-caption"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
