import { use, useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { useTheme } from '../../../../lib/theme.ts';
import { BrandContext } from '../brand-context.ts';
import { useBranding } from '../tenants.queries.ts';

interface BrandMarkProps {
  size?: 'sm' | 'lg';
  className?: string;
}

/** Renders the host's logo; while it loads or when it fails, the title in the brand's colour. */
export function BrandMark({ size = 'sm', className }: BrandMarkProps) {
  const branding = useBranding();
  const { scheme: current } = useTheme();
  const scheme = use(BrandContext)?.scheme ?? current;
  const [failed, setFailed] = useState<string>();
  const title = branding?.title ?? 'Restitui';
  const logo = branding?.logos[scheme];

  if (logo && failed !== logo) {
    return (
      <img
        src={logo}
        alt={title}
        onError={() => setFailed(logo)}
        className={cn('w-auto max-w-full object-contain object-left', size === 'lg' ? 'h-14' : 'h-7', className)}
      />
    );
  }
  return (
    <span
      className={cn(
        'truncate font-semibold text-brand-text tracking-tight',
        size === 'lg' ? 'text-figure' : 'text-lead',
        className,
      )}
    >
      {title}
    </span>
  );
}
