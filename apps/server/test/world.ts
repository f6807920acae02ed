import { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { diagnosisTexts } from '@restitui/domain/simples-analysis/diagnosis.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { addAgreement, addEdit } from './agreements.ts';
import { alertIdOf, tellOf } from './alerts.ts';
import { addDossier, addReadyRun, itemLine, mirrorOf, monthRow, sliceOf } from './analysis-result.ts';
import { addFailedCheck } from './authenticity.ts';
import { issuedBoleto } from './boletos.ts';
import { addTestDocument } from './client-documents.ts';
import { addClient, addProduct, addTestAssessment } from './clients.ts';
import { addTestLink, addTestReminder } from './contract-links.ts';
import { addContract, grantPrivileges } from './contracts.ts';
import { addCompensation, addIcmsCredit } from './controls.ts';
import { addCoverage, lowMonth } from './coverage.ts';
import { addResumeValue, addTestAttachment, addTestCredit } from './credits.ts';
import { addDebitMonth } from './debit-months.ts';
import { addDecision, addEffect } from './decisions.ts';
import { addErasureRequest } from './erasures.ts';
import { addEarnedFee, addTestPayout } from './fees.ts';
import { addTenant, addUser, as, type TestServer, type TestUser } from './harness.ts';
import { addLead } from './leads.ts';
import { addObservation } from './observations.ts';
import { addOwner, type TestOwner } from './owners.ts';
import { addPortfolioImport } from './portfolio.ts';
import { addFailedSeal } from './seals.ts';
import { addSignature } from './signatures.ts';

/** What stands in one tenant, under the names that calls give it. */
export type World = Record<string, string> & { id_tenant: TenantId };

/** Where a piece of a world is put, and under whose name. */
interface Making {
  server: TestServer;
  /** Marks what is written, so that an answer gives away where it came from. */
  name: string;
  id_tenant: TenantId;
  id_client: string;
  analyst: TestUser;
}

/** A tenant with one of everything that a call can be about. */
export async function addWorld(server: TestServer, analyst: TestUser, name: string): Promise<World> {
  const id_tenant = await addTenant(server);
  const person = await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' });
  const owned = [{ razao_social: `${name} COMERCIO`, id_responsavel: person.id }];
  const owner = await addOwner(server, { id_tenant, clients: owned });
  const [id_client = ''] = owner.clients;
  const making: Making = { server, name, id_tenant, id_client, analyst };
  const id_product = await addProduct(server, { id_tenant, id_client, id_analista: analyst.id });
  return {
    ...{ name, id_tenant, tenantId: id_tenant, id_client, cnpjcpf: id_client, id_product, id_produto: id_product },
    ...(await addPeople(making, person, owner)),
    ...(await addAnalysis(making, id_product)),
    ...(await addControls(making, id_product)),
    ...(await addContracts(making, person)),
    ...(await addBoletos(making)),
    ...(await addDecisions(making)),
    ...(await addCorrespondence(making, id_product)),
  };
}

async function addPeople({ server, name, id_tenant }: Making, person: TestUser, owner: TestOwner) {
  const ofPerson = { id_tenant, id_user: person.id, nome: `Pessoa ${name}`, cpf: person.cpf };
  await addSignature(server, ofPerson);
  const ofOwner = { id_tenant, id_owner: owner.id, nome: `Dona ${name}`, cpf: owner.cpf };
  return {
    ...{ userId: person.id, id_user: person.id, id_responsavel: person.id },
    ...{ userCpf: person.cpf, userEmail: person.email },
    ...{ ownerId: owner.id, id_owner: owner.id, id_person: owner.id },
    id_signature: await addSignature(server, ofOwner),
    id_request: await addErasureRequest(server, { id_tenant, nome: `${name} TITULAR` }),
    spareId: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' })).id,
    ids: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' })).id,
  };
}

async function addAnalysis({ server, name, id_tenant, id_client, analyst }: Making, id_product: string) {
  const id_apuracao = await addTestAssessment(server, { id_tenant, id_client, id_product });
  const id_run = await addReadyRun(server, {
    ...{ id_tenant, id_apuracao, id_user: analyst.id },
    rows: [
      monthRow('05/2025', { diagnostico: diagnosisTexts.oportunidade, total_a_restituir: 20, cofins_restituir: 20 }),
    ],
    items: [itemLine({ produto: `${name} ÓLEO` })],
    details: { '05/2025': { espelho: mirrorOf(), fatias: [sliceOf('2025-06-20', 20)] } },
  });
  await addDossier(server, id_tenant, id_run);
  await addFailedCheck(server, { id_tenant, id_run, id_user: analyst.id, nome: `${name} VERIFICADORA` });
  await addCoverage(server, { id_tenant, id_run, meses: [lowMonth('05/2025')] });
  const id_recomputable = await addTestAssessment(server, { id_tenant, id_client, id_product });
  await addReadyRun(server, { id_tenant, id_apuracao: id_recomputable, id_user: analyst.id, rows: [] });
  await addDebitMonth(server, { id_tenant, id_apuracao, month: '01/2025', verba: `${name} DÉBITO` });

  const place = { id_tenant, id_client, id_product, id_apuracao };
  await addEarnedFee(server, { id_tenant, id_client, id_credit: await addTestCredit(server, place) });
  const paidFee = { id_tenant, id_client, id_credit: await addTestCredit(server, place) };
  return {
    id_apuracao,
    id_recomputable,
    id_resume: await addResumeValue(server, { id_tenant, id_apuracao, typeValue: 'DEBITO', value: 1 }),
    id_repasse: await addTestPayout(server, paidFee, { id: analyst.id, name: `${name} AUTOR` }),
    id_credit: await addTestCredit(server, place),
    id_attachment: await addTestAttachment(server, { ...place, nome: `${name} ANEXO` }),
  };
}

async function addControls({ server, name, id_tenant, id_client, analyst }: Making, id_product: string) {
  const icms = { id_tenant, id_client, id_analista: analyst.id, typeServico: 'EXCLUSAO_DE_ICMS_E_ST' } as const;
  const id_icms_product = await addProduct(server, icms);
  const control = { id_tenant, id_client, id_product: id_icms_product, dcompInicialPis: `${name} DCOMP` };
  return {
    id_icms_product,
    id_icms_credit: await addIcmsCredit(server, control),
    id_compensation: await addCompensation(server, { id_tenant, id_client, id_product, perDcomp: `${name} PERDCOMP` }),
  };
}

async function addContracts({ server, name, id_tenant, id_client, analyst }: Making, person: TestUser) {
  const template = { id_tenant, id_user: analyst.id, html: `<p>${name} MODELO</p>` };
  const agreement = { id_tenant, by: analyst.id, html: `<p>${name} MINUTA</p>` };
  const partnership = { ...agreement, id_user: person.id, contracts: ['PARCERIA_COMERCIAL_CPF'] };
  const contract = { ...agreement, id_client, typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'] };
  const idAgreement = await addAgreement(server, contract);
  await addFailedSeal(server, id_tenant, idAgreement, `${name} SELO`);
  await addTestReminder(server, { id_tenant, id_agreement: idAgreement, nome: `${name} LEMBRADA` });
  const concluded = { ...contract, typeRegime: 'LUCRO_REAL', status: 'ANALISE_CONCLUIDA' } as const;
  const edit = { id_tenant, id_agreement: idAgreement, requestChange: `${name} SUGESTAO` };
  await addAgreement(server, partnership);
  await addContract(server, { ...template, typeContrato: 'PARCERIA_COMERCIAL_CPF' });
  await grantPrivileges(server, id_tenant, analyst.id);
  return {
    idAgreement,
    agreementId: idAgreement,
    idConcluded: await addAgreement(server, { ...concluded, IsAtivo: false }),
    editId: await addEdit(server, edit),
    id_edit: await addEdit(server, edit),
    id_approvable: await addEdit(server, edit),
    id_rejectable: await addEdit(server, edit),
    id_link: await addTestLink(server, { id_tenant, id_client, creatorName: `${name} LINK` }),
    contract: await addContract(server, { ...template, typeContrato: 'PRINCIPAL' }),
    spareContract: await addContract(server, { ...template, typeContrato: 'APURACAO_ST' }),
  };
}

/** One to read and one for each way in which a boleto ends. */
async function addBoletos({ server, name, id_tenant, id_client, analyst }: Making) {
  const ceo = await as(server, analyst, id_tenant);
  const made: Record<string, string> = {};
  for (const id of ['id_boleto', 'id_cancellable', 'id_replaceable', 'id_payable', 'id_paid']) {
    made[id] = (await issuedBoleto(server, ceo, { nome: `${name} PAGADOR`, id_client })).id;
  }
  await ceo.call(boletosApi.pay, { params: { id: made.id_paid ?? '' }, body: {} });
  return made;
}

async function addDecisions({ server, name, id_tenant, id_client, analyst }: Making) {
  const decider = { id_tenant, id_user: analyst.id, autor: name };
  return {
    id_decision: await addDecision(server, { ...decider, id_client }),
    // A trial that is started takes the place of an open one of the same client.
    id_effect: await addEffect(server, { ...decider, id_client: await addClient(server, { id_tenant }) }),
    id_discardable: await addEffect(server, { ...decider, id_client: null }),
  };
}

/** Notes, messages, documents and what came in. */
async function addCorrespondence({ server, name, id_tenant, id_client, analyst }: Making, id_produto: string) {
  const said = { id_tenant, id_client, id_user: analyst.id };
  await addObservation(server, { ...said, mensage: `${name} RESPOSTA`, category: 'CLIENTE' });
  await tellOf(server, { id_tenant, id_client, message: `${name} ALERTA` });
  return {
    id_alert: await alertIdOf(server, id_tenant),
    id_observation: await addObservation(server, { ...said, id_produto, mensage: `${name} NOTA` }),
    id_document: await addTestDocument(server, { ...said, nome: `${name} DOCUMENTO` }),
    id_import: await addPortfolioImport(server, { id_tenant, id_user: analyst.id, name }),
    id_lead: await addLead(server, { id_tenant, message: `${name} CONTATO` }),
  };
}
