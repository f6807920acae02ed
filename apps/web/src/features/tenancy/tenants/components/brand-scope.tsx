import type { Scheme } from '@restitui/domain/tenancy/tenants/palette.ts';
import type { Branding } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import type { CSSProperties, ReactNode } from 'react';
import { scopedPaint } from '../../../../lib/branding.ts';
import { cn } from '../../../../lib/cn.ts';
import { useTheme } from '../../../../lib/theme.ts';
import { BrandContext } from '../brand-context.ts';

interface BrandScopeProps {
  branding: Branding;
  /** Overrides the scheme of the page. */
  scheme?: Scheme;
  className?: string;
  children: ReactNode;
}

/** Applies a brand other than the host's to its children. */
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
