import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { BrandMark } from '../../tenants/components/brand-mark.tsx';
import { useBranding } from '../../tenants/tenants.queries.ts';
import { MonthBars } from '../components/month-bars.tsx';

export function LandingPage() {
  const title = useBranding()?.title ?? 'Restitui';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-6 py-5">
        <BrandMark />
        <Button asChild>
          <Link to="/signin">Entrar</Link>
        </Button>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-6xl flex-1 items-center gap-x-16 gap-y-12 px-6 py-12 outline-none lg:grid-cols-2"
      >
        <div>
          <p className="mb-4 font-medium text-body text-brand-text">{title}</p>
          <h1 className="max-w-[18ch] text-balance font-semibold text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.05] tracking-[-0.03em]">
            O que sua empresa pagou a mais volta para ela.
          </h1>
          <p className="mt-6 max-w-[52ch] text-lead text-muted">
            Recuperação de créditos tributários mês a mês, da declaração até o item da nota fiscal.
          </p>
          <Button asChild variant="primary" size="lg" className="mt-8">
            <Link to="/signin">
              Entrar
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        </div>
        <MonthBars />
      </main>
      <footer className="mx-auto w-full max-w-6xl px-6 py-6 text-caption text-muted">{title}</footer>
    </div>
  );
}
