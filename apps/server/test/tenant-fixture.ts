import { Readable } from 'node:stream';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { itemLine } from '../../../packages/column-store/test-support/item-line.ts';
import { noteXml } from '../../../packages/tax-engine/test-support/write-note.ts';
import { createZip } from '../../../packages/tax-engine/test-support/write-zip.ts';
import { addAgreementLink, addTestReminder } from './agreement-links.ts';
import { addAgreement, addSuggestion } from './agreements.ts';
import { alertIdOf, raiseTestAlert } from './alerts.ts';
import { addDossier, addNotesSheet, addReadyRun, mirrorOf, monthRow, sliceOf } from './analysis-result.ts';
import { addFailedCheck } from './authenticity.ts';
import { issuedBoleto } from './boletos.ts';
import { addTestDocument, addTestDocumentRequest } from './client-documents.ts';
import { addClient, addProduct, addTestAssessment } from './clients.ts';
import { addCommissionRequest } from './commission-requests.ts';
import { addCoverage, lowMonth } from './coverage.ts';
import { addCompensation, addIcmsCredit } from './credit-controls.ts';
import { addResumeValue, addTestAttachment, addTestCredit } from './credits.ts';
import { addDebitMonth } from './debit-months.ts';
import { addDecision, addEffect } from './decisions.ts';
import { addErasureRequest } from './erasures.ts';
import { addEarnedFee, addTestPayout, addTestReturn } from './fees.ts';
import { addFileAnalyses } from './file-analyses.ts';
import { addTenant, addUser, as, type TestServer, type TestUser } from './harness.ts';
import { addIdentityCheck } from './identity-checks.ts';
import { addLead } from './leads.ts';
import { addTestListView } from './list-views.ts';
import { addLoggedMessage } from './logged-messages.ts';
import { addObservation } from './observations.ts';
import { addOwner, type TestOwner } from './owners.ts';
import { addReceivedPayments } from './payment-fees.ts';
import { addPortfolioImport } from './portfolio.ts';
import { addSealedAgreement } from './sealed-agreement.ts';
import { addFailedSeal } from './seals.ts';
import { addTestTag } from './tags.ts';
import { addTemplate, enableDeletedTemplates } from './templates.ts';

/** The ids of the records of one tenant, one of every kind that an endpoint takes. */
export type TenantFixture = Awaited<ReturnType<typeof addTenantFixture>>;

/** The arguments of the functions that add parts of a fixture. */
interface FixtureParts {
  server: TestServer;
  /** Prefix of stored texts, so that a response reveals which tenant it came from. */
  name: string;
  id_tenant: TenantId;
  id_client: string;
  analyst: TestUser;
}

/** Creates a tenant with one record of every kind that an endpoint takes. */
export async function addTenantFixture(server: TestServer, analyst: TestUser, name: string) {
  const id_tenant = await addTenant(server);
  const person = await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' });
  const owned = [{ razao_social: `${name} COMERCIO`, id_responsavel: person.id }];
  const owner = await addOwner(server, { id_tenant, clients: owned });
  const [id_client = ''] = owner.clients;
  const parts: FixtureParts = { server, name, id_tenant, id_client, analyst };
  const id_product = await addProduct(server, { id_tenant, id_client, id_analista: analyst.id });
  return {
    ...{ name, id_tenant, id_client, id_product },
    ...(await addPeople(parts, person, owner)),
    ...(await addAnalysis(parts, id_product)),
    ...(await addFileAnalyses(server, { name, id_tenant, id_client, id_user: analyst.id })),
    ...(await addControls(parts, id_product)),
    ...(await addContracts(parts, person)),
    ...(await addBoletos(parts)),
    ...(await addDecisions(parts)),
    ...(await addCorrespondence(parts, id_product)),
  };
}

async function addPeople({ server, name, id_tenant }: FixtureParts, person: TestUser, owner: TestOwner) {
  const ofPerson = { id_tenant, id_user: person.id, nome: `Pessoa ${name}`, cpf: person.cpf };
  await addIdentityCheck(server, ofPerson);
  const ofOwner = { id_tenant, id_owner: owner.id, nome: `Dona ${name}`, cpf: owner.cpf };
  return {
    ...{ userId: person.id, userCpf: person.cpf, userEmail: person.email, ownerId: owner.id },
    id_signature: await addIdentityCheck(server, ofOwner),
    id_request: await addErasureRequest(server, { id_tenant, nome: `${name} TITULAR` }),
    spareId: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' })).id,
    pendingId: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO', isAccepted: false })).id,
    refusedId: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO', isAccepted: false })).id,
    invitedId: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO', isAccepted: false })).id,
    receiverId: (await addUser(server, { id_tenant, typeCargo: 'GERENTE' })).id,
    requestedId: await addCommissionRequest(server, id_tenant),
    managedId: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' })).id,
    otherSpareId: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' })).id,
  };
}

async function addAnalysis({ server, name, id_tenant, id_client, analyst }: FixtureParts, id_product: string) {
  const id_apuracao = await addTestAssessment(server, { id_tenant, id_client, id_product });
  const xml_file = `uploads/${id_apuracao}`;
  const zip = createZip([{ name: 'venda.xml', data: noteXml({ items: [{ name: `${name} NOTA` }] }) }]);
  await server.files.write(xml_file, Readable.from([zip]));
  const id_run = await addReadyRun(server, {
    ...{ id_tenant, id_apuracao, id_user: analyst.id, xml_file },
    rows: [
      monthRow('05/2025', { diagnostico: diagnosisTexts.oportunidade, total_a_restituir: 20, cofins_restituir: 20 }),
    ],
    items: [itemLine({ produto: `${name} ÓLEO`, forca: 'defensavel', prova: 'Falta a nota de compra.' })],
    details: { '05/2025': { espelho: mirrorOf(), fatias: [sliceOf('2025-06-20', 20)] } },
  });
  await addDossier(server, id_tenant, id_run);
  await addNotesSheet(server, id_tenant, id_run);
  await addFailedCheck(server, { id_tenant, id_run, id_user: analyst.id, nome: `${name} VERIFICADORA` });
  await addCoverage(server, { id_tenant, id_run, meses: [lowMonth('05/2025')] });
  const id_recomputable = await addTestAssessment(server, { id_tenant, id_client, id_product });
  await addReadyRun(server, { id_tenant, id_apuracao: id_recomputable, id_user: analyst.id, rows: [] });
  await addDebitMonth(server, { id_tenant, id_apuracao, month: '01/2025', verba: `${name} DÉBITO` });

  // No credit is of the month whose refund is requested.
  const place = { id_tenant, id_client, id_product, id_apuracao, mesCompetencia: 4 };
  await addEarnedFee(server, { id_tenant, id_client, id_credit: await addTestCredit(server, place) });
  const paidFee = { id_tenant, id_client, id_credit: await addTestCredit(server, place) };
  const returnedFee = { id_tenant, id_client, id_credit: await addTestCredit(server, place) };
  const author = { id: analyst.id, name: `${name} AUTOR` };
  return {
    id_apuracao,
    id_recomputable,
    ...(await addReceivedPayments(server, id_tenant, analyst.id)),
    id_resume: await addResumeValue(server, { id_tenant, id_apuracao, typeValue: 'DEBITO', value: 1 }),
    id_repasse: await addTestPayout(server, paidFee, author),
    id_devolucao: await addTestReturn(server, returnedFee, author),
    id_credit: await addTestCredit(server, place),
    id_attachment: await addTestAttachment(server, { ...place, nome: `${name} ANEXO` }),
  };
}

async function addControls({ server, name, id_tenant, id_client, analyst }: FixtureParts, id_product: string) {
  const icms = { id_tenant, id_client, id_analista: analyst.id, typeServico: 'EXCLUSAO_DE_ICMS_E_ST' } as const;
  const id_icms_product = await addProduct(server, icms);
  const control = { id_tenant, id_client, id_product: id_icms_product, dcompInicialPis: `${name} DCOMP` };
  return {
    id_icms_product,
    id_icms_credit: await addIcmsCredit(server, control),
    id_compensation: await addCompensation(server, { id_tenant, id_client, id_product, perDcomp: `${name} PERDCOMP` }),
  };
}

async function addContracts({ server, name, id_tenant, id_client, analyst }: FixtureParts, person: TestUser) {
  const template = { id_tenant, id_user: analyst.id, html: `<p>${name} MODELO</p>` };
  const agreement = { id_tenant, by: analyst.id, html: `<p>${name} MINUTA</p>` };
  const partnership = { ...agreement, id_user: person.id, contracts: ['PARCERIA_COMERCIAL_CPF'] };
  const contract = { ...agreement, id_client, typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'] };
  const principal = await addTemplate(server, { ...template, typeContrato: 'PRINCIPAL' });
  const templates = [{ type: 'PRINCIPAL' as const, id_contract: principal, id_document: principal }];
  const idAgreement = await addAgreement(server, { ...contract, templates });
  await addFailedSeal(server, id_tenant, idAgreement, `${name} SELO`);
  await addTestReminder(server, { id_tenant, id_agreement: idAgreement, nome: `${name} LEMBRADA` });
  const concluded = { ...contract, typeRegime: 'LUCRO_REAL', status: 'ANALISE_CONCLUIDA' } as const;
  const edit = { id_tenant, id_agreement: idAgreement, requestChange: `${name} SUGESTAO` };
  await addAgreement(server, partnership);
  const { id: id_sealed } = await addSealedAgreement(server, id_tenant);
  await addTemplate(server, { ...template, typeContrato: 'PARCERIA_COMERCIAL_CPF' });
  await enableDeletedTemplates(server, id_tenant, analyst.id);
  return {
    ...{ idAgreement, id_sealed },
    idConcluded: await addAgreement(server, { ...concluded, IsAtivo: false }),
    editId: await addSuggestion(server, edit),
    id_edit: await addSuggestion(server, edit),
    id_approvable: await addSuggestion(server, edit),
    id_rejectable: await addSuggestion(server, edit),
    id_link: await addAgreementLink(server, { id_tenant, id_client, creatorName: `${name} LINK` }),
    contract: principal,
    spareContract: await addTemplate(server, { ...template, typeContrato: 'APURACAO_ST' }),
  };
}

/** Adds one boleto to read and one for each way in which a boleto ends. */
async function addBoletos({ server, name, id_tenant, id_client, analyst }: FixtureParts) {
  const ceo = await as(server, analyst, id_tenant);
  const issue = async () => (await issuedBoleto(server, ceo, { nome: `${name} PAGADOR`, id_client })).id;
  const boletos = {
    id_boleto: await issue(),
    id_cancellable: await issue(),
    id_replaceable: await issue(),
    id_payable: await issue(),
    id_paid: await issue(),
  };
  await ceo.call(boletosApi.pay, { params: { id: boletos.id_paid }, body: {} });
  return boletos;
}

async function addDecisions({ server, name, id_tenant, id_client, analyst }: FixtureParts) {
  const decider = { id_tenant, id_user: analyst.id, autor: name };
  return {
    id_decision: await addDecision(server, { ...decider, id_client }),
    id_other_decision: await addDecision(server, { ...decider, id_client }),
    // Starting a preview replaces an open one of the same client, hence another client.
    id_effect: await addEffect(server, { ...decider, id_client: await addClient(server, { id_tenant }) }),
    id_discardable: await addEffect(server, { ...decider, id_client: null }),
  };
}

/** Adds notes, messages, documents and imports. */
async function addCorrespondence({ server, name, id_tenant, id_client, analyst }: FixtureParts, id_produto: string) {
  const said = { id_tenant, id_client, id_user: analyst.id };
  await addObservation(server, { ...said, mensage: `${name} RESPOSTA`, category: 'CLIENTE' });
  await raiseTestAlert(server, { id_tenant, id_client, message: `${name} ALERTA` });
  return {
    id_alert: await alertIdOf(server, id_tenant),
    id_observation: await addObservation(server, { ...said, id_produto, mensage: `${name} NOTA` }),
    id_document: await addTestDocument(server, { ...said, nome: `${name} DOCUMENTO` }),
    id_document_request: await addTestDocumentRequest(server, { ...said, item: `${name} PEDIDO` }),
    id_tag: await addTestTag(server, { ...said, nome: `${name} ETIQUETA` }),
    id_list_view: await addTestListView(server, { ...said, nome: `${name} VISTA` }),
    id_import: await addPortfolioImport(server, { id_tenant, id_user: analyst.id, name }),
    id_lead: await addLead(server, { id_tenant, message: `${name} CONTATO` }),
    id_message: await addLoggedMessage(server, { id_tenant, nome: `${name} DESTINO` }),
  };
}
