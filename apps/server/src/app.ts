import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type pg from 'pg';
import { config as configureZod, locales } from 'zod';
import { agreementActsRoutes } from './features/agreement-acts/agreement-acts.routes.ts';
import { agreementEditsRoutes } from './features/agreement-edits/agreement-edits.routes.ts';
import { agreementLinksRoutes } from './features/agreements/agreement-links.routes.ts';
import { agreementPdfLinks } from './features/agreements/agreement-on-wire.ts';
import { agreementsRoutes } from './features/agreements/agreements.routes.ts';
import { clientAgreementsRoutes } from './features/agreements/client-agreements.routes.ts';
import { draftLinksRoutes } from './features/agreements/draft-links.routes.ts';
import { openAgreementPdf } from './features/agreements/open-agreement-pdf.ts';
import { alertsRoutes } from './features/alerts/alerts.routes.ts';
import { assessmentsRoutes } from './features/assessments/assessments.routes.ts';
import { attachmentsRoutes } from './features/attachments/attachments.routes.ts';
import { attachmentLinks, openAttachment } from './features/attachments/open-attachment.ts';
import { authenticityRoutes } from './features/authenticity/authenticity.routes.ts';
import { bankRegistrationsRoutes } from './features/bank-registrations/bank-registrations.routes.ts';
import { boletosRoutes } from './features/boletos/boletos.routes.ts';
import { changeHistoryRoutes } from './features/change-history/change-history.routes.ts';
import { clientDocumentLinks } from './features/client-documents/client-document-on-wire.ts';
import { clientDocumentsRoutes } from './features/client-documents/client-documents.routes.ts';
import { openClientDocument } from './features/client-documents/open-client-document.ts';
import { clientPortalRoutes } from './features/client-portal/client-portal.routes.ts';
import { clientsRoutes } from './features/clients/clients.routes.ts';
import { compensationsRoutes } from './features/compensations/compensations.routes.ts';
import { contractsRoutes } from './features/contracts/contracts.routes.ts';
import { coverageRoutes } from './features/coverage/coverage.routes.ts';
import { creditsRoutes } from './features/credits/credits.routes.ts';
import { dashboardsRoutes } from './features/dashboards/dashboards.routes.ts';
import { debitMonthsRoutes } from './features/debit-months/debit-months.routes.ts';
import { evidenceRoutes } from './features/evidence/evidence.routes.ts';
import { feesRoutes } from './features/fees/fees.routes.ts';
import { fundsRoutes } from './features/funds/funds.routes.ts';
import { icmsCreditsRoutes } from './features/icms-credits/icms-credits.routes.ts';
import { lapsesRoutes } from './features/lapses/lapses.routes.ts';
import { leadsRoutes } from './features/leads/leads.routes.ts';
import { lookupsRoutes } from './features/lookups/lookups.routes.ts';
import { observationsRoutes } from './features/observations/observations.routes.ts';
import { passwordsRoutes } from './features/passwords/passwords.routes.ts';
import { permissionsRoutes } from './features/permissions/permissions.routes.ts';
import { portfolioRoutes } from './features/portfolio/portfolio.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { analystsRoutes } from './features/products/analysts.routes.ts';
import { productsRoutes } from './features/products/products.routes.ts';
import { rectificationsRoutes } from './features/rectifications/rectifications.routes.ts';
import { refundRequestsRoutes } from './features/refund-requests/refund-requests.routes.ts';
import { remindersRoutes } from './features/reminders/reminders.routes.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import { openSignatureFile, signatureLinks } from './features/signatures/open-signature-file.ts';
import { signaturesRoutes } from './features/signatures/signatures.routes.ts';
import { dossiersRoutes } from './features/simples-analysis/dossiers.routes.ts';
import { dossierLinks, openDossier } from './features/simples-analysis/open-dossier.ts';
import { simplesAnalysisRoutes } from './features/simples-analysis/simples-analysis.routes.ts';
import { simplesEffectsRoutes } from './features/simples-analysis/simples-effects.routes.ts';
import { simplesDecisionsRoutes } from './features/simples-decisions/simples-decisions.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { brandOf } from './features/tenants/brand-of.ts';
import { tenantsRoutes } from './features/tenants/tenants.routes.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { verificationCodesRoutes } from './features/verification-codes/verification-codes.routes.ts';
import { registerApiDocument } from './http/api-document.ts';
import { routedAddress } from './http/broken-address.ts';
import { contentSecurityOf } from './http/content-security.ts';
import { type OutboxMessage, registerDevOutbox } from './http/dev-outbox.ts';
import { registerErrorReplies, replyTo } from './http/error-reply.ts';
import { fieldMessage } from './http/field-message.ts';
import { loggedRequest } from './http/logged-request.ts';
import { serveFiles } from './http/serve-files.ts';
import { servePictures } from './http/serve-pictures.ts';
import { serveSite } from './http/static-site.ts';
import { registerVitalSigns } from './http/vital-signs.ts';
import { openHouse } from './open-house.ts';
import { loggedError } from './platform/logged-error.ts';
import type { Platform } from './platform/platform.ts';

export interface AppDependencies {
  pool: pg.Pool;
  platform: Platform;
  version: string;
  /** Folder of the built web app. */
  site?: string | undefined;
  logLevel?: string | undefined;
  trustProxy?: string | undefined;
  /** The messages that were not sent; given for a demonstration alone. */
  outbox?: (() => Promise<OutboxMessage[]>) | undefined;
  /** Each fails by throwing while its part of the house does not answer. */
  readiness?: (() => Promise<unknown>)[] | undefined;
}

const features = [
  sessionRoutes,
  passwordsRoutes,
  tenantsRoutes,
  servePictures,
  usersRoutes,
  lookupsRoutes,
  permissionsRoutes,
  contractsRoutes,
  verificationCodesRoutes,
  agreementsRoutes,
  draftLinksRoutes,
  agreementLinksRoutes,
  remindersRoutes,
  clientAgreementsRoutes,
  agreementEditsRoutes,
  agreementActsRoutes,
  evidenceRoutes,
  clientsRoutes,
  clientPortalRoutes,
  clientDocumentsRoutes,
  portfolioRoutes,
  productsRoutes,
  analystsRoutes,
  assessmentsRoutes,
  creditsRoutes,
  attachmentsRoutes,
  bankRegistrationsRoutes,
  boletosRoutes,
  simplesAnalysisRoutes,
  dossiersRoutes,
  coverageRoutes,
  rectificationsRoutes,
  refundRequestsRoutes,
  lapsesRoutes,
  simplesEffectsRoutes,
  simplesDecisionsRoutes,
  authenticityRoutes,
  fundsRoutes,
  debitMonthsRoutes,
  icmsCreditsRoutes,
  compensationsRoutes,
  alertsRoutes,
  dashboardsRoutes,
  feesRoutes,
  observationsRoutes,
  leadsRoutes,
  changeHistoryRoutes,
  supportRoutes,
  privacyRoutes,
  signaturesRoutes,
];

const fileOpeners = {
  [signatureLinks]: openSignatureFile,
  [attachmentLinks]: openAttachment,
  [agreementPdfLinks]: openAgreementPdf,
  [dossierLinks]: openDossier,
  [clientDocumentLinks]: openClientDocument,
};

/** The whole server, before it listens. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { pool, platform, version, site, logLevel = 'info', trustProxy, readiness = [], outbox } = dependencies;
  configureZod({ ...locales.pt(), customError: fieldMessage });
  const app = fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers.authorization'],
      serializers: { req: loggedRequest, err: loggedError },
    },
    trustProxy: trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 5 * 1024 * 1024,
    rewriteUrl: routedAddress,
    frameworkErrors: replyTo,
  });

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorReplies(app);
  const house = openHouse(pool, platform);
  app.decorate('house', house);
  app.decorateRequest('found');
  app.decorateRequest('tenant');
  app.decorateRequest('selectsNone');

  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentSecurityOf(platform) },
    strictTransportSecurity: false,
  });
  await app.register(compress, { threshold: 2048 });
  await app.register(multipart, {
    limits: { fileSize: Number.POSITIVE_INFINITY, files: 10, fields: 50, fieldSize: 65_536 },
  });
  await registerApiDocument(app, version);
  await registerVitalSigns(app, { ready: [() => pool.query('select 1'), () => platform.files.check(), ...readiness] });
  if (outbox) await registerDevOutbox(app, outbox);

  await app.register(
    async (api) => {
      for (const routes of features) await api.register(routes);
      await serveFiles(api, fileOpeners);
    },
    { prefix: '/api' },
  );
  await serveSite(app, site, (origin, landing) => brandOf({ ...house, origin }, landing));
  return app;
}
