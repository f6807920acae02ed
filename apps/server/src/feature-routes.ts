import { clientCodesRoutes } from './features/accounts/client-codes/client-codes.routes.ts';
import { identityImageLinks } from './features/accounts/identity-checks/identity-check.wire.ts';
import { identityChecksRoutes } from './features/accounts/identity-checks/identity-checks.routes.ts';
import { openIdentityImage } from './features/accounts/identity-checks/open-identity-image.service.ts';
import { invitationsRoutes } from './features/accounts/invitations/invitations.routes.ts';
import { oidcRoutes } from './features/accounts/oidc/oidc.routes.ts';
import { partnershipsRoutes } from './features/accounts/partnerships/partnerships.routes.ts';
import { passwordsRoutes } from './features/accounts/passwords/passwords.routes.ts';
import { permissionsRoutes } from './features/accounts/permissions/permissions.routes.ts';
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor.routes.ts';
import { sessionRoutes } from './features/accounts/session/session.routes.ts';
import { usersRoutes } from './features/accounts/users/users.routes.ts';
import { verificationCodesRoutes } from './features/accounts/verification-codes/verification-codes.routes.ts';
import { agreementPdfLinks } from './features/agreements/documents/agreement.wire.ts';
import { agreementLinksRoutes } from './features/agreements/documents/agreement-links.routes.ts';
import { agreementsRoutes } from './features/agreements/documents/agreements.routes.ts';
import { openAttachedPdf } from './features/agreements/documents/attached-pdf.service.ts';
import { clientAgreementsRoutes } from './features/agreements/documents/client-agreements.routes.ts';
import { draftLinksRoutes } from './features/agreements/documents/draft-links.routes.ts';
import { evidenceRoutes } from './features/agreements/evidence/evidence.routes.ts';
import { lifecycleRoutes } from './features/agreements/lifecycle/lifecycle.routes.ts';
import { remindersRoutes } from './features/agreements/reminders/reminders.routes.ts';
import { signingRoutes } from './features/agreements/signing/signing.routes.ts';
import { suggestionsRoutes } from './features/agreements/suggestions/suggestions.routes.ts';
import { templatesRoutes } from './features/agreements/templates/templates.routes.ts';
import { bankRegistrationsRoutes } from './features/billing/bank-registrations/bank-registrations.routes.ts';
import { boletosRoutes } from './features/billing/boletos/boletos.routes.ts';
import { feesRoutes } from './features/billing/fees/fees.routes.ts';
import { clientDocumentLinks } from './features/crm/client-documents/client-document.wire.ts';
import { clientDocumentsRoutes } from './features/crm/client-documents/client-documents.routes.ts';
import { openClientDocument } from './features/crm/client-documents/open-client-document.service.ts';
import { clientPortalRoutes } from './features/crm/client-portal/client-portal.routes.ts';
import { clientSelectionRoutes } from './features/crm/client-selection/client-selection.routes.ts';
import { clientsRoutes } from './features/crm/clients/clients.routes.ts';
import { leadsRoutes } from './features/crm/leads/leads.routes.ts';
import { clientExportLinks } from './features/crm/portfolio/client-export-response.service.ts';
import { clientExportsRoutes } from './features/crm/portfolio/client-exports.routes.ts';
import { openClientExport } from './features/crm/portfolio/open-client-export.service.ts';
import { portfolioRoutes } from './features/crm/portfolio/portfolio.routes.ts';
import { sampleCompanyRoutes } from './features/crm/sample-company/sample-company.routes.ts';
import { tagsRoutes } from './features/crm/tags/tags.routes.ts';
import { alertsRoutes } from './features/insights/alerts/alerts.routes.ts';
import { changeHistoryRoutes } from './features/insights/change-history/change-history.routes.ts';
import { dashboardsRoutes } from './features/insights/dashboards/dashboards.routes.ts';
import { firstStepsRoutes } from './features/insights/first-steps/first-steps.routes.ts';
import { listViewsRoutes } from './features/insights/list-views/list-views.routes.ts';
import { pendingItemsRoutes } from './features/insights/pending-items/pending-items.routes.ts';
import { searchRoutes } from './features/insights/search/search.routes.ts';
import { workQueueRoutes } from './features/insights/work-queue/work-queue.routes.ts';
import { activityLogRoutes } from './features/operations/activity-log/activity-log.routes.ts';
import { lookupsRoutes } from './features/operations/lookups/lookups.routes.ts';
import { messagesRoutes } from './features/operations/messages/messages.routes.ts';
import { privacyRoutes } from './features/operations/privacy/privacy.routes.ts';
import { supportRoutes } from './features/operations/support/support.routes.ts';
import { systemRoutes } from './features/operations/system/system.routes.ts';
import { assessmentsRoutes } from './features/recovery/assessments/assessments.routes.ts';
import { attachmentLinkPurpose } from './features/recovery/attachments/attachment.wire.ts';
import { attachmentsRoutes } from './features/recovery/attachments/attachments.routes.ts';
import { openAttachment } from './features/recovery/attachments/open-attachment.service.ts';
import { compensationsRoutes } from './features/recovery/compensations/compensations.routes.ts';
import { creditsRoutes } from './features/recovery/credits/credits.routes.ts';
import { debitMonthsRoutes } from './features/recovery/debit-months/debit-months.routes.ts';
import { analysisCorrectionsRoutes } from './features/recovery/file-analyses/analysis-corrections.routes.ts';
import { analysisDossiersRoutes } from './features/recovery/file-analyses/analysis-dossiers.routes.ts';
import { fileAnalysesRoutes } from './features/recovery/file-analyses/file-analyses.routes.ts';
import {
  analysisDossierLinks,
  openAnalysisDossier,
} from './features/recovery/file-analyses/open-analysis-dossier.service.ts';
import { sheetColumnsRoutes } from './features/recovery/file-analyses/sheet-columns.routes.ts';
import { icmsCreditsRoutes } from './features/recovery/icms-credits/icms-credits.routes.ts';
import { observationsRoutes } from './features/recovery/observations/observations.routes.ts';
import { payrollItemsRoutes } from './features/recovery/payroll-items/payroll-items.routes.ts';
import { analystsRoutes } from './features/recovery/products/analysts.routes.ts';
import { productsRoutes } from './features/recovery/products/products.routes.ts';
import { dossierLinks } from './features/simples/analysis/dossier.wire.ts';
import { dossiersRoutes } from './features/simples/analysis/dossiers.routes.ts';
import { noteDocumentsRoutes } from './features/simples/analysis/note-documents.routes.ts';
import { notesSheetLinks } from './features/simples/analysis/notes-sheet.wire.ts';
import { notesSheetsRoutes } from './features/simples/analysis/notes-sheets.routes.ts';
import { openDossier } from './features/simples/analysis/open-dossier.service.ts';
import { openNotesSheet } from './features/simples/analysis/open-notes-sheet.service.ts';
import { proofRequestsRoutes } from './features/simples/analysis/proof-requests.routes.ts';
import { simplesAnalysisRoutes } from './features/simples/analysis/simples-analysis.routes.ts';
import { authenticityRoutes } from './features/simples/authenticity/authenticity.routes.ts';
import { coverageRoutes } from './features/simples/coverage/coverage.routes.ts';
import { productLedgerRoutes } from './features/simples/decisions/product-ledger.routes.ts';
import { simplesDecisionsRoutes } from './features/simples/decisions/simples-decisions.routes.ts';
import { simplesEffectsRoutes } from './features/simples/decisions/simples-effects.routes.ts';
import { limitationRoutes } from './features/simples/limitation/limitation.routes.ts';
import { paymentFeesRoutes } from './features/simples/payment-fees/payment-fees.routes.ts';
import { rectificationsRoutes } from './features/simples/rectifications/rectifications.routes.ts';
import { analysisRequestsRoutes } from './features/simples/refund-requests/analysis-requests.routes.ts';
import { refundRequestsRoutes } from './features/simples/refund-requests/refund-requests.routes.ts';
import { securitySettingsRoutes } from './features/tenancy/security-settings/security-settings.routes.ts';
import { tenantsRoutes } from './features/tenancy/tenants/tenants.routes.ts';
import { servePictures } from './http/serve-pictures.ts';

/** Routes of all features. */
export const features = [
  listViewsRoutes,
  clientSelectionRoutes,
  tagsRoutes,
  sessionRoutes,
  secondFactorRoutes,
  oidcRoutes,
  passwordsRoutes,
  clientCodesRoutes,
  tenantsRoutes,
  securitySettingsRoutes,
  servePictures,
  usersRoutes,
  lookupsRoutes,
  permissionsRoutes,
  templatesRoutes,
  verificationCodesRoutes,
  agreementsRoutes,
  draftLinksRoutes,
  agreementLinksRoutes,
  remindersRoutes,
  messagesRoutes,
  clientAgreementsRoutes,
  suggestionsRoutes,
  signingRoutes,
  lifecycleRoutes,
  evidenceRoutes,
  clientsRoutes,
  clientPortalRoutes,
  clientDocumentsRoutes,
  portfolioRoutes,
  clientExportsRoutes,
  productsRoutes,
  analystsRoutes,
  assessmentsRoutes,
  creditsRoutes,
  attachmentsRoutes,
  bankRegistrationsRoutes,
  boletosRoutes,
  fileAnalysesRoutes,
  analysisRequestsRoutes,
  analysisCorrectionsRoutes,
  analysisDossiersRoutes,
  sheetColumnsRoutes,
  simplesAnalysisRoutes,
  dossiersRoutes,
  noteDocumentsRoutes,
  notesSheetsRoutes,
  proofRequestsRoutes,
  coverageRoutes,
  rectificationsRoutes,
  paymentFeesRoutes,
  refundRequestsRoutes,
  limitationRoutes,
  simplesEffectsRoutes,
  productLedgerRoutes,
  simplesDecisionsRoutes,
  authenticityRoutes,
  payrollItemsRoutes,
  debitMonthsRoutes,
  icmsCreditsRoutes,
  compensationsRoutes,
  alertsRoutes,
  pendingItemsRoutes,
  searchRoutes,
  workQueueRoutes,
  firstStepsRoutes,
  sampleCompanyRoutes,
  dashboardsRoutes,
  feesRoutes,
  observationsRoutes,
  leadsRoutes,
  changeHistoryRoutes,
  supportRoutes,
  privacyRoutes,
  activityLogRoutes,
  systemRoutes,
  identityChecksRoutes,
  invitationsRoutes,
  partnershipsRoutes,
];

/** Opens the file of a signed link, by the purpose that the link has. */
export const fileOpeners = {
  [identityImageLinks]: openIdentityImage,
  [attachmentLinkPurpose]: openAttachment,
  [agreementPdfLinks]: openAttachedPdf,
  [dossierLinks]: openDossier,
  [analysisDossierLinks]: openAnalysisDossier,
  [notesSheetLinks]: openNotesSheet,
  [clientDocumentLinks]: openClientDocument,
  [clientExportLinks]: openClientExport,
};
