import type { ContactKind } from '@restitui/domain/crm/leads/contact-form.ts';
import { contactKindOf } from '@restitui/domain/crm/leads/contact-form.ts';
import type { SitePage, SiteVariant } from '@restitui/domain/tenancy/tenants/site-page.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServiceList } from '../../recovery/products/components/service-list.tsx';
import { ContactSection } from './components/contact-section.tsx';
import { SiteFooter } from './components/site-footer.tsx';
import { SiteHeader } from './components/site-header.tsx';
import { baluarte } from './content/baluarte.ts';
import { standard } from './content/default.ts';
import { generic } from './content/generic.ts';
import { kairos } from './content/kairos.ts';
import { meridiano } from './content/meridiano.ts';
import { trilha } from './content/trilha.ts';
import type { SiteContent } from './site-content.ts';
import { BaluarteLanding } from './variants/baluarte.tsx';
import { DefaultLanding } from './variants/default.tsx';
import { GenericLanding } from './variants/generic.tsx';
import { KairosLanding } from './variants/kairos.tsx';
import { MeridianoLanding } from './variants/meridiano.tsx';
import { TrilhaLanding } from './variants/trilha.tsx';

interface Variant {
  content: SiteContent;
  Landing: (props: { content: SiteContent; contact: ReactNode }) => ReactNode;
}

const variants: Record<SiteVariant, Variant> = {
  m: { content: meridiano, Landing: MeridianoLanding },
  k: { content: kairos, Landing: KairosLanding },
  b: { content: baluarte, Landing: BaluarteLanding },
  t: { content: trilha, Landing: TrilhaLanding },
  d: { content: standard, Landing: DefaultLanding },
  g: { content: generic, Landing: GenericLanding },
};

/** Texts per page. */
export const contents = Object.fromEntries(
  Object.entries(variants).map(([variant, { content }]) => [variant, content]),
) as Record<SiteVariant, SiteContent>;

/** Build output for a variant; source URLs in development. */
export interface SiteAssets {
  script: string;
  /** An inline style sheet or a link to one. */
  styles: string;
  /** Fonts of the headline. */
  fonts: readonly string[];
}

const pageTitles: Record<SitePage, string> = {
  inicio: '{{title}} · Recuperação de créditos tributários',
  servicos: 'Serviços · {{title}}',
  contato: 'Contato · {{title}}',
};

function kindOf(variant: SiteVariant): ContactKind {
  return variant === 'g' ? 'generic' : contactKindOf({ landing: variant, local: false });
}

function body(variant: SiteVariant, page: SitePage): ReactNode {
  const { content, Landing } = variants[variant];
  const contact = <ContactSection content={content} kind={kindOf(variant)} />;
  if (page === 'inicio') return <Landing content={content} contact={contact} />;
  if (page === 'contato') return <ContactPage content={content}>{contact}</ContactPage>;
  return <ServicesPage />;
}

function ContactPage({ content, children }: { content: SiteContent; children: ReactNode }) {
  return (
    <>
      <div className="wrap page-head">
        <h1>Contato</h1>
        <p>{content.about[0]}</p>
      </div>
      {children}
    </>
  );
}

function ServicesPage() {
  return (
    <>
      <div className="wrap page-head">
        <h1>Serviços</h1>
        <p>
          O que revisamos em cada regime de tributação. O diagnóstico mostra quanto foi pago a mais antes de qualquer
          pedido.
        </p>
        <a className="button" href="/contato">
          Falar com a equipe
        </a>
      </div>
      <div className="wrap regimes">
        <ServiceList />
      </div>
    </>
  );
}

/** Renders one page of a variant as a template; the server fills in the brand (`fillSitePage`). */
export function renderSitePage(variant: SiteVariant, page: SitePage, { script, styles, fonts }: SiteAssets): string {
  const { description } = variants[variant].content;
  const title = pageTitles[page];
  const image = `{{origin}}/social/${variant}.png`;
  const markup = renderToStaticMarkup(
    <div className={`site site-${variant} page-${page}`}>
      <a className="skip" href="#conteudo">
        Pular para o conteúdo
      </a>
      <SiteHeader base={page === 'inicio' ? '' : '/'} />
      <main id="conteudo" tabIndex={-1}>
        {body(variant, page)}
      </main>
      <SiteFooter />
    </div>,
  );
  const social = [
    ['og:type', 'website'],
    ['og:site_name', '{{title}}'],
    ['og:locale', 'pt_BR'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', '{{url}}'],
    ['og:image', image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ].map(([property, content]) => `<meta property="${property}" content="${content}">`);
  return `<!doctype html>
<html lang="pt-BR" data-theme="light" data-apart="{{apart}}" data-landing="{{landing}}" id="inicio">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="{{robots}}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="{{theme}}" data-dark="{{themeDark}}">
<meta name="format-detection" content="telephone=no">
<meta name="referrer" content="same-origin">
<meta name="twitter:card" content="summary_large_image">
${social.join('\n')}
<link rel="canonical" href="{{url}}">
<link rel="icon" href="{{icon}}">
<link rel="manifest" href="/api/tenants/manifest">
<script src="/site-first.js"></script>
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>:root { {{{paint}}} }</style>
${styles}
<script type="module" src="${script}"></script>
</head>
<body>${markup}</body>
</html>
`;
}
