import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';
import { BrandMark } from '../../tenants/components/brand-mark.tsx';
import { useBranding } from '../../tenants/tenants.queries.ts';
import { EnterButton } from './enter-button.tsx';

const pages = [
  { to: '/', label: 'Início' },
  { to: '/servicos', label: 'Serviços' },
  { to: '/contato', label: 'Contato' },
] as const;

interface SiteFrameProps {
  /** False where the pages behind the links would be of another brand. */
  nav?: boolean;
  className?: string;
  children: ReactNode;
}

/** Head and foot of a brand's public pages. */
export function SiteFrame({ nav = true, className, children }: SiteFrameProps) {
  const branding = useBranding();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-8 gap-y-2 px-6 py-5">
        <div className="flex min-w-0 flex-1 items-center sm:flex-none">
          <BrandMark />
        </div>
        {nav && (
          <nav aria-label="Site" className="order-last -mx-3 flex w-full sm:order-none sm:w-auto sm:flex-1">
            {pages.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: true }}
                className="rounded-md px-3 py-2 text-body text-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
        <EnterButton className={cn(!nav && 'sm:ml-auto')} />
      </header>
      <main id="conteudo" tabIndex={-1} className={cn('mx-auto w-full max-w-6xl flex-1 px-6 outline-none', className)}>
        {children}
      </main>
      <footer className="border-t">
        <p className="figures mx-auto w-full max-w-6xl px-6 py-6 text-caption text-muted">
          {branding && `${branding.contact.razao_social} · CNPJ ${formatCnpj(branding.id)}`}
        </p>
      </footer>
    </div>
  );
}
