import { identityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import { type EntranceLook, type EntrancePath, entrancePaths } from '@restitui/domain/tenancy/tenants/entrance-page.ts';
import type { Branding } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hostProvidersQuery } from '../../features/accounts/oidc/oidc.queries.ts';
import { SplashLogo } from '../../features/accounts/session/components/splash.tsx';
import { ClientSignInPage } from '../../features/accounts/session/pages/client-sign-in.page.tsx';
import { ForgotPasswordPage } from '../../features/accounts/session/pages/forgot-password.page.tsx';
import { SignInPage } from '../../features/accounts/session/pages/sign-in.page.tsx';
import { BrandMark } from '../../features/tenancy/tenants/components/brand-mark.tsx';
import { brandingQuery } from '../../features/tenancy/tenants/tenants.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TooltipProvider } from '../../ui/tooltip.tsx';

const pages: Record<EntrancePath, () => ReactNode> = {
  '/signin': SignInPage,
  '/login-client': ClientSignInPage,
  '/forgot-password': ForgotPasswordPage,
};

/** First part of the title of each page, as in its route. */
const titles: Record<EntrancePath, string> = {
  '/signin': 'Entrar',
  '/login-client': 'Área do cliente',
  '/forgot-password': 'Esqueci minha senha',
};

type Scheme = 'light' | 'dark';

/** All looks of all pages. */
export function entranceLooks(): EntranceLook[] {
  const { options } = identityProvider;
  const providers = [[], ...options.map((each) => [each]), options];
  const logos = [true, false].flatMap((light) => [true, false].map((dark) => ({ light, dark })));
  return entrancePaths.flatMap((path) =>
    logos.flatMap((each) =>
      (path === '/signin' ? providers : [[]]).map((of) => ({ path, logos: each, providers: of })),
    ),
  );
}

function brandOf({ logos }: EntranceLook): Pick<Branding, 'title' | 'logos'> {
  return { title: '{{title}}', logos: { light: logos.light ? '{{light}}' : '', dark: logos.dark ? '{{dark}}' : '' } };
}

async function render(look: EntranceLook, scheme: Scheme, content?: ReactNode): Promise<string> {
  const root = createRootRoute();
  const children = entrancePaths.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: path === look.path && content ? () => content : pages[path],
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(children),
    history: createMemoryHistory({ initialEntries: [look.path] }),
  });
  await router.load();
  const queries = new QueryClient();
  queries.setQueryData(brandingQuery.queryKey, brandOf(look) as Branding);
  queries.setQueryData(hostProvidersQuery.queryKey, [...look.providers]);
  Object.assign(globalThis, { window: { location: { hash: '' }, matchMedia: () => ({ matches: scheme === 'dark' }) } });
  try {
    const markup = renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <TooltipProvider>
          <RouterProvider router={router as never} />
        </TooltipProvider>
      </QueryClientProvider>,
    );
    // React asks for images early, which would load the logos of both schemes.
    return markup.replace(/<link rel="preload"[^<>]*>/g, '');
  } finally {
    Object.assign(globalThis, { window: undefined });
  }
}

/** Renders content with the logo of either scheme, of which the style sheet shows one. */
async function inBothSchemes(look: EntranceLook, mark: ReactNode, content?: ReactNode): Promise<string> {
  const [light, dark] = [await render(look, 'light', mark), await render(look, 'dark', mark)];
  const markup = await render(look, 'light', content);
  if (markup.split(light).length !== 2) throw new Error(`The page ${look.path} does not have one logo.`);
  if (light === dark) return markup;
  const later = dark.replace('<img ', '<img loading="lazy" ');
  const either = `<span data-scheme="light" class="contents">${light}</span><span data-scheme="dark" class="contents">${later}</span>`;
  return markup.replace(light, either);
}

const failure = (
  <Notice tone="danger" action={<Button size="sm">Tentar de novo</Button>}>
    Não foi possível carregar o sistema. Confira a conexão. O que você digitou continua aqui.
  </Notice>
);

/** The built files that the pages name. */
export interface EntranceAssets {
  /** Document of the app, which the pages extend. */
  document: string;
  script: string;
  font: string;
  /** Scripts that the app's page needs, its entry first. */
  app: readonly string[];
  /** Size of these scripts together, not compressed. */
  bytes: number;
}

/** Renders one page as a template; the server fills in the brand (`fillEntrancePage`). */
export async function renderEntrance(
  look: EntranceLook,
  { document, script, font, app, bytes }: EntranceAssets,
): Promise<string> {
  const { path, providers } = look;
  const page = await inBothSchemes(look, <BrandMark size="lg" className="mb-10 self-start" />);
  const logo = <BrandMark size="lg" />;
  const splash = path === '/signin' && (await inBothSchemes(look, logo, <SplashLogo />));
  const body = `<div id="entrance" data-app="${app.join(' ')}" data-bytes="${bytes}" data-domain="{{domain}}"${
    providers.length > 0 ? ` data-providers="${providers.join(' ')}"` : ''
  }>
${splash ? `<div data-splash>${splash}</div>` : ''}
<div data-page hidden>${page.replace('<form ', '<form method="post" ')}</div>
<template>${await render(look, 'light', failure)}</template>
<p data-late>A página não carregou por completo. Recarregue-a.</p>
</div>`;
  const head = `<style>:root{{{{paint}}}}
[data-theme=light] [data-scheme=dark],[data-theme=dark] [data-scheme=light]{display:none}
#entrance [aria-busy]>span{opacity:0}
#entrance [aria-busy]>[data-loaded]{position:absolute;display:flex;align-items:center;gap:.5rem;opacity:1}
#entrance [aria-busy]::after{position:absolute}
#entrance [aria-busy]:has(>[data-loaded])::after{display:none}
#entrance [aria-busy]::after,[data-loaded]::before{content:"";width:1rem;height:1rem;border:2px solid;border-right-color:transparent;border-radius:50%;animation:spin 1s linear infinite}
[data-late]{position:fixed;inset:auto 0 0;padding:1rem;text-align:center;visibility:hidden;animation:late 0s 20s forwards}
@keyframes late{to{visibility:visible}}
@keyframes spin{to{transform:rotate(360deg)}}</style>
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<script type="module" src="${script}"></script>`;
  return document
    .replace('<html ', `<html data-entrance${look.logos.dark ? ' data-logo="{{dark}}"' : ''} `)
    .replace(/<script type="module"[^<>]*><\/script>/, () => head)
    .replace(/<link rel="modulepreload"[^<>]*>/g, '')
    .replace(/<title>[^<]*</, () => `<title>${titles[path]} · {{title}}<`)
    .replace(/(<link rel="icon" href=")[^"]*/, (_, start: string) => `${start}{{icon}}`)
    .replace(
      /(<meta name="theme-color" content=")[^"]*"/,
      (_, start: string) => `${start}{{theme}}" data-dark="{{themeDark}}"`,
    )
    .replace('<noscript>', '<noscript><style>#entrance{display:none}</style>')
    .replace('<div id="app"></div>', () => body);
}
