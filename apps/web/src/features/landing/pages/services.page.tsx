import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import { ServiceList } from '../../products/components/service-list.tsx';
import { useBranding } from '../../tenants/tenants.queries.ts';
import { SiteFrame } from '../components/site-frame.tsx';

export function ServicesPage() {
  const title = useBranding()?.title ?? 'Restitui';
  return (
    <SiteFrame className="pb-16">
      <div className="py-12">
        <p className="mb-3 font-medium text-body text-brand-text">{title}</p>
        <h1 className="font-semibold text-figure tracking-tight sm:text-[2.5rem] sm:leading-[1.1]">Serviços</h1>
        <p className="mt-4 max-w-[56ch] text-lead text-muted">
          O que revisamos em cada regime de tributação. O diagnóstico mostra quanto foi pago a mais antes de qualquer
          pedido.
        </p>
        <Button asChild variant="primary" className="mt-6">
          <Link to="/contato">Falar com a equipe</Link>
        </Button>
      </div>
      <ServiceList />
    </SiteFrame>
  );
}
