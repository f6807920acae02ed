import { canVerifyIntegrity } from '@restitui/domain/evidence/evidence.access.ts';
import { canImportPortfolio } from '@restitui/domain/portfolio/portfolio.access.ts';
import { canEditReminderRule } from '@restitui/domain/reminders/reminders.access.ts';
import {
  canListPartners,
  canOpenAccountingRegistration,
  canOpenPartnerRegistration,
} from '@restitui/domain/users/partners.access.ts';
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { ClientHeaderSkeleton } from '../features/clients/components/client-header-skeleton.tsx';
import { brandingQuery } from '../features/tenants/tenants.queries.ts';
import {
  alertsSearch,
  analystsSearch,
  clientsSearch,
  contractsSearch,
  dataRequestsSearch,
  decisionsSearch,
  homeSearch,
  lapsesSearch,
  leadsSearch,
  minutaSearch,
  optionsSearch,
  portalSearch,
  portfolioSearch,
  productSearch,
  signaturesSearch,
  usersSearch,
} from '../lib/address-search.ts';
import { applyBranding } from '../lib/branding.ts';
import { queryClient } from '../lib/query-client.ts';
import {
  enterTenant,
  requireAcceptedTerms,
  requireAdmin,
  requireBrandEditor,
  requireClient,
  requireContracts,
  requireListedUser,
  requireOwnPage,
  requireReadyUser,
  requireRule,
  requireSignedInClient,
  requireUserList,
  requireUsuario,
} from './guards.ts';
import { enterSignIn, leaveForSite, requireWebHost } from './host-guards.ts';
import { Root } from './root.tsx';
import { SignedInLayout } from './signed-in.layout.tsx';

const signInPage = () => import('../features/session/pages/sign-in.page.tsx');
const forgotPasswordPage = () => import('../features/session/pages/forgot-password.page.tsx');
const resetPasswordPage = () => import('../features/session/pages/reset-password.page.tsx');
const clientSignInPage = () => import('../features/session/pages/client-sign-in.page.tsx');
const userMinutaPage = () => import('../features/agreements/pages/user-minuta.page.tsx');
const draftProposalPage = () => import('../features/agreements/pages/draft-proposal.page.tsx');
const verifyPage = () => import('../features/evidence/pages/verify.page.tsx');
const evidencePage = () => import('../features/evidence/pages/evidence.page.tsx');
const draftReadingPage = () => import('../features/agreements/pages/draft-reading.page.tsx');
const minutaPage = () => import('../features/agreements/pages/minuta.page.tsx');
const minutasPage = () => import('../features/agreements/pages/minutas.page.tsx');
const remindersPage = () => import('../features/reminders/pages/reminders.page.tsx');
const portalPage = () => import('../features/client-portal/pages/portal.page.tsx');
const clientPortalPage = () => import('../features/client-portal/pages/client-portal.page.tsx');
const editPreviewPage = () => import('../features/agreement-edits/pages/edit-preview.page.tsx');
const brandingPage = () => import('../features/tenants/pages/branding.page.tsx');
const termsOfUsePage = () => import('../features/onboarding/pages/terms-of-use.page.tsx');
const cepPage = () => import('../features/onboarding/pages/cep.page.tsx');
const homePage = () => import('../features/home/pages/home.page.tsx');
const lapsesPage = () => import('../features/lapses/pages/lapses.page.tsx');
const alertsPage = () => import('../features/alerts/pages/alerts.page.tsx');
const companiesPage = () => import('../features/home/pages/companies.page.tsx');
const clientsPage = () => import('../features/clients/pages/clients.page.tsx');
const importPortfolioPage = () => import('../features/portfolio/pages/import-portfolio.page.tsx');
const registerClientPage = () => import('../features/clients/pages/register-client.page.tsx');
const leadsPage = () => import('../features/leads/pages/leads.page.tsx');
const addNetworkPage = () => import('../features/clients/pages/add-network.page.tsx');
const clientLayout = () => import('../features/clients/pages/client.layout.tsx');
const clientInformationPage = () => import('../features/clients/pages/client-information.page.tsx');
const addProductPage = () => import('../features/clients/pages/add-product.page.tsx');
const clientProductsPage = () => import('../features/products/pages/client-products.page.tsx');
const usersPage = () => import('../features/users/pages/users.page.tsx');
const userLayout = () => import('../features/users/pages/user.layout.tsx');
const userPermissionsPage = () => import('../features/users/pages/user-permissions.page.tsx');
const bankPage = () => import('../features/bank-registrations/pages/bank.page.tsx');
const reportsPage = () => import('../features/support/pages/reports.page.tsx');
const financialOptionsPage = () => import('../features/options/pages/financial-options.page.tsx');
const fiscalOptionsPage = () => import('../features/options/pages/fiscal-options.page.tsx');
const signaturesPage = () => import('../features/signatures/pages/signatures.page.tsx');
const contractsPage = () => import('../features/contracts/pages/contracts.page.tsx');
const dataRequestsPage = () => import('../features/privacy/pages/data-requests.page.tsx');
const decisionsPage = () => import('../features/simples-decisions/pages/decisions.page.tsx');
const userHistoryPage = () => import('../features/users/pages/user-history.page.tsx');
const userEditPage = () => import('../features/users/pages/user-edit.page.tsx');
const partnersPage = () => import('../features/users/pages/partners.page.tsx');
const partnerRegistrationPage = () => import('../features/users/pages/partner-registration.page.tsx');
const accountingRegistrationPage = () => import('../features/users/pages/accounting-registration.page.tsx');
const analystsPage = () => import('../features/products/pages/analysts.page.tsx');
const productPage = () => import('../features/products/pages/product.page.tsx');

const root = createRootRoute({
  component: Root,
  // A brand that cannot be had must not keep anybody out: the default one stands in.
  loader: () =>
    queryClient.ensureQueryData({ ...brandingQuery, revalidateIfStale: true }).then(applyBranding, () => {}),
});

/** Pages of the site, which the server has whole: the app only leads there (C-34, X-21). */
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
  validateSearch: z.object({ session: z.literal('expired').optional().catch(undefined) }),
  beforeLoad: enterSignIn,
  component: lazyRouteComponent(signInPage, 'SignInPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { title: 'Esqueci minha senha' },
  component: lazyRouteComponent(forgotPasswordPage, 'ForgotPasswordPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { title: 'Criar nova senha' },
  validateSearch: z.object({ token: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(resetPasswordPage, 'ResetPasswordPage'),
});

const clientSignInSearch = z.object({
  id: z.string().optional().catch(undefined),
  session: z.literal('expired').optional().catch(undefined),
});

const clientSignIn = createRoute({
  getParentRoute: () => root,
  path: '/login-client',
  staticData: { title: 'Área do cliente' },
  validateSearch: clientSignInSearch,
  component: lazyRouteComponent(clientSignInPage, 'ClientSignInPage'),
});

const clientSignInToMinuta = createRoute({
  getParentRoute: () => root,
  path: '/login-client-minuta',
  staticData: { title: 'Área do cliente' },
  validateSearch: clientSignInSearch,
  component: lazyRouteComponent(clientSignInPage, 'ClientSignInPage'),
});

const portal = createRoute({
  getParentRoute: () => root,
  path: '/portal',
  staticData: { title: 'Meu portal' },
  validateSearch: portalSearch,
  beforeLoad: requireSignedInClient,
  component: lazyRouteComponent(portalPage, 'PortalPage'),
});

/** Open to everybody: who may read what is the server's to say (decision D-30). */
const minuta = createRoute({
  getParentRoute: () => root,
  path: '/minuta/$id',
  staticData: { title: 'Minuta' },
  validateSearch: minutaSearch,
  component: lazyRouteComponent(minutaPage, 'MinutaPage'),
});

/** Where signing begins: the contract's page, which asks for the signature. */
const signing = createRoute({
  getParentRoute: () => root,
  path: '/assinar-contrato/$id',
  staticData: { title: 'Assinar contrato' },
  validateSearch: minutaSearch,
  component: lazyRouteComponent(minutaPage, 'MinutaPage'),
});

const editPreview = createRoute({
  getParentRoute: () => root,
  path: '/edit-preview/$editId',
  staticData: { title: 'Pré-Visualização da Minuta' },
  validateSearch: z.object({ t: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(editPreviewPage, 'EditPreviewPage'),
});

/** For whoever holds a sealed document (decision D-32). */
const verify = createRoute({
  getParentRoute: () => root,
  path: '/verificar',
  staticData: { title: 'Verificar documento' },
  component: lazyRouteComponent(verifyPage, 'VerifyPage'),
});

const verifyCode = createRoute({
  getParentRoute: () => root,
  path: '/verificar/$codigo',
  staticData: { title: 'Verificar documento' },
  component: lazyRouteComponent(verifyPage, 'VerifyPage'),
});

const draftReading = createRoute({
  getParentRoute: () => root,
  path: '/minuta-read/$id/$id2',
  staticData: { title: 'Proposta de Minuta' },
  validateSearch: z.object({ t: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(draftReadingPage, 'DraftReadingPage'),
});

const minutaOfNobody = createRoute({
  getParentRoute: () => root,
  path: '/minuta',
  staticData: { title: 'Minuta' },
  component: lazyRouteComponent(minutaPage, 'MinutaPage'),
});

function userMinutaAt<P extends '/minuta-usuario' | '/minuta-usuario/$id'>(path: P) {
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { title: 'Minuta' },
    beforeLoad: async (visit) => {
      await requireWebHost();
      requireReadyUser(visit);
    },
    component: lazyRouteComponent(userMinutaPage, 'UserMinutaPage'),
  });
}

const terms = createRoute({
  getParentRoute: () => root,
  path: '/termos-de-uso',
  staticData: { title: 'Termos de uso' },
  component: lazyRouteComponent(termsOfUsePage, 'TermsOfUsePage'),
});

const cep = createRoute({
  getParentRoute: () => root,
  path: '/cep',
  staticData: { title: 'Endereço' },
  beforeLoad: async (visit) => {
    await requireWebHost();
    requireAcceptedTerms(visit);
  },
  component: lazyRouteComponent(cepPage, 'CepPage'),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async (visit) => {
    await requireWebHost();
    await requireOwnPage(visit);
  },
  component: SignedInLayout,
});

const alerts = createRoute({
  getParentRoute: () => signedIn,
  path: '/alertas',
  staticData: { title: 'Alertas' },
  validateSearch: alertsSearch,
  component: lazyRouteComponent(alertsPage, 'AlertsPage'),
});

const usuario = createRoute({ getParentRoute: () => signedIn, id: 'usuario', beforeLoad: requireUsuario });

const home = createRoute({
  getParentRoute: () => usuario,
  path: '/home',
  staticData: { title: 'Início' },
  validateSearch: homeSearch,
  component: lazyRouteComponent(homePage, 'HomePage'),
});

const clients = createRoute({
  getParentRoute: () => usuario,
  path: '/clientes',
  staticData: { title: 'Clientes' },
  validateSearch: clientsSearch,
  component: lazyRouteComponent(clientsPage, 'ClientsPage'),
});

/** An ADMIN reads them of the selected tenant. */
const lapses = createRoute({
  getParentRoute: () => signedIn,
  path: '/prescricoes',
  staticData: { title: 'Prescrições' },
  validateSearch: lapsesSearch,
  component: lazyRouteComponent(lapsesPage, 'LapsesPage'),
});

const importPortfolio = createRoute({
  getParentRoute: () => usuario,
  path: '/clientes/importar',
  staticData: { title: 'Importar clientes' },
  validateSearch: portfolioSearch,
  beforeLoad: requireRule(canImportPortfolio),
  component: lazyRouteComponent(importPortfolioPage, 'ImportPortfolioPage'),
});

const financialOptions = createRoute({
  getParentRoute: () => usuario,
  path: '/opcoes-financeiras',
  staticData: { title: 'Opções Financeiras' },
  validateSearch: optionsSearch,
  component: lazyRouteComponent(financialOptionsPage, 'FinancialOptionsPage'),
});

const fiscalOptions = createRoute({
  getParentRoute: () => usuario,
  path: '/opcoes-fiscais',
  staticData: { title: 'Opções Fiscais' },
  validateSearch: optionsSearch,
  component: lazyRouteComponent(fiscalOptionsPage, 'FiscalOptionsPage'),
});

const client = createRoute({
  getParentRoute: () => usuario,
  path: '/cliente/$cnpjcpf',
  loader: (visit) => requireClient(visit.params.cnpjcpf, visit),
  pendingComponent: ClientHeaderSkeleton,
  component: lazyRouteComponent(clientLayout, 'ClientLayout'),
});

const clientIndex = createRoute({
  getParentRoute: () => client,
  path: '/',
  component: lazyRouteComponent(clientInformationPage, 'ClientInformationPage'),
});

const clientInformation = createRoute({
  getParentRoute: () => client,
  path: '/informacoes',
  staticData: { title: 'Informações' },
  component: lazyRouteComponent(clientInformationPage, 'ClientInformationPage'),
});

const clientAddProduct = createRoute({
  getParentRoute: () => client,
  path: '/adicionar-produto',
  staticData: { title: 'Adicionar Produto' },
  component: lazyRouteComponent(addProductPage, 'AddProductPage'),
});

const clientProducts = createRoute({
  getParentRoute: () => client,
  path: '/produtos',
  staticData: { title: 'Produtos' },
  component: lazyRouteComponent(clientProductsPage, 'ClientProductsPage'),
});

const clientMinutas = createRoute({
  getParentRoute: () => client,
  path: '/lista-minutas',
  staticData: { title: 'Lista de Minutas' },
  component: lazyRouteComponent(minutasPage, 'MinutasPage'),
});

const reminders = createRoute({
  getParentRoute: () => usuario,
  path: '/lembretes',
  staticData: { title: 'Lembretes' },
  beforeLoad: requireRule(canEditReminderRule),
  component: lazyRouteComponent(remindersPage, 'RemindersPage'),
});

const clientPortal = createRoute({
  getParentRoute: () => client,
  path: '/portal',
  staticData: { title: 'Portal do Cliente' },
  component: lazyRouteComponent(clientPortalPage, 'ClientPortalPage'),
});

const clientFinancialOptions = createRoute({
  getParentRoute: () => client,
  path: '/opcoes-financeiras',
  staticData: { title: 'Opções Financeiras' },
  validateSearch: optionsSearch,
  component: lazyRouteComponent(financialOptionsPage, 'FinancialOptionsPage'),
});

const clientFiscalOptions = createRoute({
  getParentRoute: () => client,
  path: '/opcoes-fiscais',
  staticData: { title: 'Opções Fiscais' },
  validateSearch: optionsSearch,
  component: lazyRouteComponent(fiscalOptionsPage, 'FiscalOptionsPage'),
});

const product = createRoute({
  getParentRoute: () => client,
  path: '/produtos/$productId',
  staticData: { title: 'Produto' },
  validateSearch: productSearch,
  component: lazyRouteComponent(productPage, 'ProductPage'),
});

const partners = createRoute({
  getParentRoute: () => usuario,
  path: '/parceiros',
  staticData: { title: 'Parceiros' },
  validateSearch: usersSearch,
  beforeLoad: requireRule(canListPartners),
  component: lazyRouteComponent(partnersPage, 'PartnersPage'),
});

const partnerRegistration = createRoute({
  getParentRoute: () => usuario,
  path: '/parceiros/cadastrar',
  staticData: { title: 'Cadastrar Parceiro' },
  beforeLoad: requireRule(canOpenPartnerRegistration),
  component: lazyRouteComponent(partnerRegistrationPage, 'PartnerRegistrationPage'),
});

const accountingRegistration = createRoute({
  getParentRoute: () => usuario,
  path: '/parceiros/cadastrar/contabilidade',
  staticData: { title: 'Cadastrar Contabilidade' },
  beforeLoad: requireRule(canOpenAccountingRegistration),
  component: lazyRouteComponent(accountingRegistrationPage, 'AccountingRegistrationPage'),
});

const admin = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin',
  beforeLoad: requireAdmin,
});

const adminHome = createRoute({
  getParentRoute: () => admin,
  path: '/home',
  beforeLoad: () => {
    throw redirect({ to: '/alertas', replace: true });
  },
});

const companies = createRoute({
  getParentRoute: () => admin,
  path: '/empresas',
  staticData: { title: 'Início' },
  validateSearch: homeSearch,
  component: lazyRouteComponent(companiesPage, 'CompaniesPage'),
});

const reports = createRoute({
  getParentRoute: () => admin,
  path: '/relatos',
  staticData: { title: 'Relatos de erro' },
  component: lazyRouteComponent(reportsPage, 'ReportsPage'),
});

const analysts = createRoute({
  getParentRoute: () => admin,
  path: '/product-analista',
  staticData: { title: 'Gestão de Analistas' },
  validateSearch: analystsSearch,
  component: lazyRouteComponent(analystsPage, 'AnalystsPage'),
});

const bank = createRoute({
  getParentRoute: () => admin,
  path: '/info-banco',
  staticData: { title: 'Registro Bancário' },
  component: lazyRouteComponent(bankPage, 'BankPage'),
});

// Beside `admin`, not under it: the CEO of a consultancy comes here too (C-08, D-04).
const userList = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/usuarios',
  beforeLoad: requireUserList,
});

// Beside `usuario`, not under it: provider staff registers clients of the tenant that it acts in (G-04).
const registerClient = createRoute({
  getParentRoute: () => signedIn,
  path: '/cadastrar-cliente',
  staticData: { title: 'Cadastrar Cliente' },
  validateSearch: z.object({ lead: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(registerClientPage, 'RegisterClientPage'),
});

// Beside `usuario`: provider staff answers the contacts of the tenant that it acts in.
const leads = createRoute({
  getParentRoute: () => signedIn,
  path: '/leads',
  staticData: { title: 'Contatos do Site' },
  validateSearch: leadsSearch,
  component: lazyRouteComponent(leadsPage, 'LeadsPage'),
});

const evidence = createRoute({
  getParentRoute: () => signedIn,
  path: '/evidencias',
  staticData: { title: 'Evidências' },
  beforeLoad: requireRule((who) => canVerifyIntegrity(who, who.id_tenant)),
  component: lazyRouteComponent(evidencePage, 'EvidencePage'),
});

const draftProposal = createRoute({
  getParentRoute: () => signedIn,
  path: '/gerar-minuta',
  staticData: { title: 'Gerar Modelo de Minuta' },
  component: lazyRouteComponent(draftProposalPage, 'DraftProposalPage'),
});

const addNetwork = createRoute({
  getParentRoute: () => signedIn,
  path: '/adicionar-rede',
  staticData: { title: 'Adicionar Rede' },
  component: lazyRouteComponent(addNetworkPage, 'AddNetworkPage'),
});

// Beside `usuario`, not under it: the provider's reviewers come here too (decision D-40).
const signatures = createRoute({
  getParentRoute: () => signedIn,
  path: '/assinatura',
  staticData: { title: 'Assinaturas' },
  validateSearch: signaturesSearch,
  component: lazyRouteComponent(signaturesPage, 'SignaturesPage'),
});

const users = createRoute({
  getParentRoute: () => userList,
  path: '/',
  staticData: { title: 'Usuários' },
  validateSearch: usersSearch,
  component: lazyRouteComponent(usersPage, 'UsersPage'),
});

const user = createRoute({
  getParentRoute: () => userList,
  path: '/$id',
  loader: (visit) => requireListedUser(visit.params.id, visit),
  component: lazyRouteComponent(userLayout, 'UserLayout'),
});

const userIndex = createRoute({
  getParentRoute: () => user,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/usuarios/$id/permissoes', params, replace: true });
  },
});

const userPermissions = createRoute({
  getParentRoute: () => user,
  path: '/permissoes',
  staticData: { title: 'Permissões' },
  component: lazyRouteComponent(userPermissionsPage, 'UserPermissionsPage'),
});

// Beside `admin`: the CEO of a consultancy answers its own people.
const dataRequests = createRoute({
  getParentRoute: () => signedIn,
  path: '/titulares',
  staticData: { title: 'Solicitações de Titulares' },
  validateSearch: dataRequestsSearch,
  component: lazyRouteComponent(dataRequestsPage, 'DataRequestsPage'),
});

const decisions = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/decisoes',
  staticData: { title: 'Decisões de Classificação' },
  validateSearch: decisionsSearch,
  component: lazyRouteComponent(decisionsPage, 'DecisionsPage'),
});

const contracts = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/contratos',
  staticData: { title: 'Contratos' },
  validateSearch: contractsSearch,
  beforeLoad: requireContracts,
  component: lazyRouteComponent(contractsPage, 'ContractsPage'),
});

const userEdit = createRoute({
  getParentRoute: () => user,
  path: '/editar',
  staticData: { title: 'Editar' },
  component: lazyRouteComponent(userEditPage, 'UserEditPage'),
});

const userHistory = createRoute({
  getParentRoute: () => user,
  path: '/historico',
  staticData: { title: 'Histórico' },
  component: lazyRouteComponent(userHistoryPage, 'UserHistoryPage'),
});

/** Nobody is named: `/admin/usuarios//editar` reads as this. */
const nobodyToEdit = createRoute({
  getParentRoute: () => userList,
  path: '/editar',
  beforeLoad: () => {
    throw redirect({ to: '/admin/usuarios', replace: true });
  },
});

const adminTenant = createRoute({
  getParentRoute: () => admin,
  path: '/$tenantId',
  beforeLoad: (visit) => enterTenant(visit.params.tenantId, visit),
});

const branding = createRoute({
  getParentRoute: () => adminTenant,
  path: '/marca',
  staticData: { title: 'Marca' },
  beforeLoad: requireBrandEditor,
  component: lazyRouteComponent(brandingPage, 'BrandingPage'),
});

/** Where a link selects the tenant as well. */
const adminLeads = createRoute({
  getParentRoute: () => adminTenant,
  path: '/leads',
  validateSearch: leadsSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/leads', search, replace: true });
  },
});

const adminClients = createRoute({
  getParentRoute: () => adminTenant,
  path: '/clientes',
  staticData: { title: 'Clientes' },
  validateSearch: clientsSearch,
  component: lazyRouteComponent(clientsPage, 'ClientsPage'),
});

const adminImportPortfolio = createRoute({
  getParentRoute: () => adminTenant,
  path: '/clientes/importar',
  staticData: { title: 'Importar clientes' },
  validateSearch: portfolioSearch,
  beforeLoad: requireRule(canImportPortfolio),
  component: lazyRouteComponent(importPortfolioPage, 'ImportPortfolioPage'),
});

const adminFinancialOptions = createRoute({
  getParentRoute: () => adminTenant,
  path: '/opcoes-financeiras',
  staticData: { title: 'Opções Financeiras' },
  validateSearch: optionsSearch,
  component: lazyRouteComponent(financialOptionsPage, 'FinancialOptionsPage'),
});

const adminFiscalOptions = createRoute({
  getParentRoute: () => adminTenant,
  path: '/opcoes-fiscais',
  staticData: { title: 'Opções Fiscais' },
  validateSearch: optionsSearch,
  component: lazyRouteComponent(fiscalOptionsPage, 'FiscalOptionsPage'),
});

const adminClient = createRoute({
  getParentRoute: () => adminTenant,
  path: '/clientes/$cnpjcpf',
  loader: (visit) => requireClient(visit.params.cnpjcpf, visit),
  pendingComponent: ClientHeaderSkeleton,
  component: lazyRouteComponent(clientLayout, 'ClientLayout'),
});

const adminClientIndex = createRoute({
  getParentRoute: () => adminClient,
  path: '/',
  component: lazyRouteComponent(clientInformationPage, 'ClientInformationPage'),
});

const adminClientInformation = createRoute({
  getParentRoute: () => adminClient,
  path: '/informacoes',
  staticData: { title: 'Informações' },
  component: lazyRouteComponent(clientInformationPage, 'ClientInformationPage'),
});

const adminClientAddProduct = createRoute({
  getParentRoute: () => adminClient,
  path: '/adicionar-produto',
  staticData: { title: 'Adicionar Produto' },
  component: lazyRouteComponent(addProductPage, 'AddProductPage'),
});

const adminClientProducts = createRoute({
  getParentRoute: () => adminClient,
  path: '/produtos',
  staticData: { title: 'Produtos' },
  component: lazyRouteComponent(clientProductsPage, 'ClientProductsPage'),
});

const adminClientMinutas = createRoute({
  getParentRoute: () => adminClient,
  path: '/lista-minutas',
  staticData: { title: 'Lista de Minutas' },
  component: lazyRouteComponent(minutasPage, 'MinutasPage'),
});

const adminClientPortal = createRoute({
  getParentRoute: () => adminClient,
  path: '/portal',
  staticData: { title: 'Portal do Cliente' },
  component: lazyRouteComponent(clientPortalPage, 'ClientPortalPage'),
});

const adminClientFinancialOptions = createRoute({
  getParentRoute: () => adminClient,
  path: '/opcoes-financeiras',
  staticData: { title: 'Opções Financeiras' },
  validateSearch: optionsSearch,
  component: lazyRouteComponent(financialOptionsPage, 'FinancialOptionsPage'),
});

const adminClientFiscalOptions = createRoute({
  getParentRoute: () => adminClient,
  path: '/opcoes-fiscais',
  staticData: { title: 'Opções Fiscais' },
  validateSearch: optionsSearch,
  component: lazyRouteComponent(fiscalOptionsPage, 'FiscalOptionsPage'),
});

const adminProduct = createRoute({
  getParentRoute: () => adminClient,
  path: '/produtos/$productId',
  staticData: { title: 'Produto' },
  validateSearch: productSearch,
  component: lazyRouteComponent(productPage, 'ProductPage'),
});

export const routeTree = root.addChildren([
  ...site,
  previous,
  signIn,
  forgotPassword,
  resetPassword,
  clientSignIn,
  clientSignInToMinuta,
  portal,
  minuta,
  signing,
  editPreview,
  verify,
  verifyCode,
  draftReading,
  minutaOfNobody,
  userMinutaAt('/minuta-usuario'),
  userMinutaAt('/minuta-usuario/$id'),
  terms,
  cep,
  signedIn.addChildren([
    usuario.addChildren([
      reminders,
      home,
      partners,
      partnerRegistration,
      accountingRegistration,
      clients,
      importPortfolio,
      financialOptions,
      fiscalOptions,
      client.addChildren([
        clientIndex,
        clientInformation,
        clientAddProduct,
        clientProducts,
        clientMinutas,
        clientPortal,
        clientFinancialOptions,
        clientFiscalOptions,
        product,
      ]),
    ]),
    alerts,
    lapses,
    leads,
    registerClient,
    addNetwork,
    evidence,
    draftProposal,
    signatures,
    dataRequests,
    decisions,
    userList.addChildren([users, nobodyToEdit, user.addChildren([userIndex, userPermissions, userEdit, userHistory])]),
    contracts,
    admin.addChildren([
      adminHome,
      companies,
      analysts,
      reports,
      bank,
      adminTenant.addChildren([
        branding,
        adminLeads,
        adminClients,
        adminImportPortfolio,
        adminFinancialOptions,
        adminFiscalOptions,
        adminClient.addChildren([
          adminClientIndex,
          adminClientInformation,
          adminClientAddProduct,
          adminClientProducts,
          adminClientMinutas,
          adminClientPortal,
          adminClientFinancialOptions,
          adminClientFiscalOptions,
          adminProduct,
        ]),
      ]),
    ]),
  ]),
]);
