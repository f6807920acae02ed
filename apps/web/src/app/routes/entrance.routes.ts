import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { clientSignInSearch } from '../../features/accounts/session/client-sign-in-search.ts';
import { preloadNext } from '../../lib/when-idle.ts';
import { requireAcceptedTerms, requireSession } from '../guards.ts';
import { homePage } from '../home-page.ts';
import { enterSignIn, leaveForSite, requireWebHost } from '../host-guards.ts';
import { root } from './root-route.ts';

/** Pages of the site, which the server renders; the app only links to them (C-34, X-21). */
const site = ['/', '/servicos', '/contato', '/m', '/k', '/b', '/t', '/d'].map((path) =>
  createRoute({ getParentRoute: () => root, path, beforeLoad: leaveForSite }),
);

const previous = createRoute({
  getParentRoute: () => root,
  path: '/previous',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/signin',
  staticData: { title: 'Entrar' },
  validateSearch: z.object({ session: z.enum(['expired', 'idle']).optional().catch(undefined) }),
  beforeLoad: () => {
    const entering = enterSignIn();
    // After the calls of the page, which come first.
    preloadNext(homePage);
    return entering;
  },
  component: lazyRouteComponent(() => import('../../features/accounts/session/pages/sign-in.page.tsx'), 'SignInPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { title: 'Esqueci minha senha' },
  component: lazyRouteComponent(
    () => import('../../features/accounts/session/pages/forgot-password.page.tsx'),
    'ForgotPasswordPage',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { title: 'Criar nova senha' },
  validateSearch: z.object({ token: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(
    () => import('../../features/accounts/session/pages/reset-password.page.tsx'),
    'ResetPasswordPage',
  ),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/convite',
  staticData: { title: 'Convite' },
  validateSearch: z.object({ token: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(
    () => import('../../features/accounts/invitations/pages/invitation.page.tsx'),
    'InvitationPage',
  ),
});

const clientSignInPage = () => import('../../features/accounts/session/pages/client-sign-in.page.tsx');

const clientSignIn = createRoute({
  getParentRoute: () => root,
  path: '/login-client',
  staticData: { title: 'Área do cliente' },
  validateSearch: clientSignInSearch,
  component: lazyRouteComponent(clientSignInPage, 'ClientSignInPage'),
});

const clientSignInToAgreement = createRoute({
  getParentRoute: () => root,
  path: '/login-client-minuta',
  staticData: { title: 'Área do cliente' },
  validateSearch: clientSignInSearch,
  component: lazyRouteComponent(clientSignInPage, 'ClientSignInPage'),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/termos-de-uso',
  staticData: { title: 'Termos de uso' },
  component: lazyRouteComponent(
    () => import('../../features/accounts/onboarding/pages/terms-of-use.page.tsx'),
    'TermsOfUsePage',
  ),
});

const cep = createRoute({
  getParentRoute: () => root,
  path: '/cep',
  staticData: { title: 'Endereço' },
  beforeLoad: async (visit) => {
    await requireWebHost();
    requireAcceptedTerms(visit);
  },
  component: lazyRouteComponent(() => import('../../features/accounts/onboarding/pages/cep.page.tsx'), 'CepPage'),
});

/** For a session that may do nothing but enrol a second factor; also reached from the profile. */
const secondFactor = createRoute({
  getParentRoute: () => root,
  path: '/segundo-fator',
  staticData: { title: 'Segundo fator' },
  beforeLoad: async (visit) => {
    await requireWebHost();
    requireSession(visit);
  },
  component: lazyRouteComponent(
    () => import('../../features/accounts/second-factor/pages/second-factor.page.tsx'),
    'SecondFactorPage',
  ),
});

/** The site, and the pages before the app: sign-in, terms and address. */
export const entranceRoutes = [
  ...site,
  previous,
  signIn,
  forgotPassword,
  resetPassword,
  invitation,
  clientSignIn,
  clientSignInToAgreement,
  terms,
  cep,
  secondFactor,
] as const;
