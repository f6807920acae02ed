import { useBranding } from '../../tenants/tenants.queries.ts';
import { landingTexts } from '../landing-texts.ts';
import { EnterButton } from './enter-button.tsx';
import { MonthBars } from './month-bars.tsx';

export function Hero() {
  const branding = useBranding();
  const { headline, lead, about } = landingTexts(branding ?? { landing: 'd', local: false });
  return (
    <>
      <div className="grid items-center gap-x-16 gap-y-12 py-12 lg:min-h-[70dvh] lg:grid-cols-2">
        <div>
          <p className="mb-4 font-medium text-body text-brand-text">{branding?.title}</p>
          <h1 className="max-w-[18ch] text-balance font-semibold text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.05] tracking-[-0.03em]">
            {headline}
          </h1>
          <p className="mt-6 max-w-[52ch] text-lead text-muted">{lead}</p>
          <EnterButton variant="primary" size="lg" className="mt-8" />
        </div>
        <MonthBars />
      </div>
      <section className="grid gap-x-12 gap-y-3 border-t py-12 lg:grid-cols-[14rem_1fr]">
        <h2 className="font-semibold text-lead">Quem somos</h2>
        <p className="max-w-[60ch] text-lead text-muted">{about}</p>
      </section>
    </>
  );
}
