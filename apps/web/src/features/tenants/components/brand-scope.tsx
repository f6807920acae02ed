import type { Scheme } from '@restitui/domain/tenants/palette.ts';
import type { Branding } from '@restitui/domain/tenants/tenants.api.ts';
import type { CSSProperties, ReactNode } from 'react';
import { scopedPaint } from '../../../lib/branding.ts';
import { cn } from '../../../lib/cn.ts';
import { useTheme } from '../../../lib/theme.ts';
import { BrandContext } from '../brand-context.ts';

interface BrandScopeProps {
  branding: Branding;
  /** Instead of the one that the page is in. */
  scheme?: Scheme;
  className?: string;
  children: ReactNode;
}

/** Dresses what stands in it in a brand other than the host's. */
export function BrandScope({ branding, scheme, className, children }: BrandScopeProps) {
  const { scheme: current } = useTheme();
  const shown = scheme ?? current;
  return (
    <BrandContext value={{ branding, scheme: shown }}>
      <div
        data-theme={shown}
        style={scopedPaint(branding.colours, shown) as CSSProperties}
        className={cn('bg-canvas text-ink', className)}
      >
        {children}
      </div>
    </BrandContext>
  );
}
