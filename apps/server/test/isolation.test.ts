import { randomUUID } from 'node:crypto';
import { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { portfolioField } from '@restitui/domain/portfolio/portfolio-columns.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/users/cargo.ts';
import { termsOfUse } from '@restitui/domain/users/terms-of-use.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { addAgreement, addEdit } from './agreements.ts';
import { alertIdOf, tellOf } from './alerts.ts';
import { addDossier, addReadyRun, itemLine, mirrorOf, monthRow, sliceOf } from './analysis-result.ts';
import { addFailedCheck } from './authenticity.ts';
import { issuedBoleto } from './boletos.ts';
import { loadCalls } from './call-tables.ts';
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
import {
  addressOf,
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  newCpf,
  startTestServer,
  type TestServer,
  type TestUser,
  testPassword,
} from './harness.ts';
import { addLead } from './leads.ts';
import { addObservation } from './observations.ts';
import { addOwner } from './owners.ts';
import { testPems } from './pems.ts';
import { addPortfolioImport, csvOf, portfolioCells, portfolioHeadings } from './portfolio.ts';
import { addFailedSeal } from './seals.ts';
import { emptyZip, sendForm } from './send-files.ts';
import { addSignature, photoOf, strokePng } from './signatures.ts';

/** What stands in one tenant, under the names that calls give it. */
type World = Record<string, string> & { id_tenant: TenantId };

interface Acting {
  caller: Caller;
  /** The tenant in the header. */
  acting: TenantId;
}

/** What `:id` stands for in a path, or in a path of one method. */
const ids: Record<string, string> = {
  '/leads/:id': 'id_lead',
  '/boletos/:id': 'id_boleto',
  '/boletos/:id/pdf': 'id_boleto',
  '/boletos/:id/consulta': 'id_boleto',
  '/boletos/:id/cancelar': 'id_cancellable',
  '/boletos/:id/substituir': 'id_replaceable',
  '/boletos/:id/pagar': 'id_payable',
  '/boletos/:id/devolucao': 'id_paid',
  '/fees/repasses/:id/estorno': 'id_repasse',
  '/alerts/:id/read': 'id_alert',
  '/alerts/:id/resolve': 'id_alert',
  '/signatures/user': 'userId',
  '/signatures/owner/:id': 'ownerId',
  '/signatures/cnpj/:id': 'id_client',
  '/signatures/registro/:id': 'id_signature',
  '/user/:id': 'userId',
  '/user/cargo': 'userId',
  '/user/comissao': 'userId',
  '/user/delete/:id': 'spareId',
  '/products/:id': 'id_client',
  '/products/status/:id/:status': 'id_product',
  'GET /apuracao/:id': 'id_product',
  'PATCH /apuracao/:id': 'id_apuracao',
  '/products/clientsProduct/:id': 'id_client',
  '/change-history/product/:id': 'id_product',
  '/change-history/user/:id': 'userId',
  '/change-history/template/:id': 'contract',
  '/resume/:id': 'id_apuracao',
  '/resume/update/value': 'id_resume',
  '/resume/update/value/:id': 'id_resume',
  '/credits': 'id_credit',
  '/credits/:id': 'id_credit',
  '/icms-credits/:id': 'id_icms_credit',
  '/compensations/:id': 'id_compensation',
  '/anexos/:id/:id_apuracao': 'id_product',
  '/anexos/Deleted/:id': 'id_attachment',
  '/client/documents/soft-delete/:id': 'id_document',
  '/agreement/links/revoke/:id': 'id_link',
  '/agreement/ativo/:id': 'id_client',
  '/agreement/update-PDF/:id': 'idAgreement',
  '/agreement/close/:id': 'idConcluded',
  '/agreement/acts/:id': 'idAgreement',
  '/agreement/pdf/:id': 'idAgreement',
  'GET /agreement/seal/:id': 'idAgreement',
  'POST /agreement/seal/:id': 'idAgreement',
  '/agreement-edit/approve/:id': 'id_approvable',
  '/agreement-edit/reject/:id': 'id_rejectable',
  '/observations/soft-delete/:id': 'id_observation',
  '/contracts/delete/:id': 'spareContract',
  '/contracts/:id/preview': 'contract',
  '/contracts/:id/documento': 'contract',
  '/simples-decisoes/:id/revogar': 'id_decision',
  '/simples-efeitos/:id/aplicar': 'id_effect',
  '/simples-efeitos/:id/descartar': 'id_discardable',
};
/** Where an e-mail names somebody who is there, and which contracts a call takes. */
const emails: Record<string, string> = { '/agreement/vincular/user': 'userEmail' };
const contractLists: Record<string, string> = {
  '/agreement/vincular/user': 'partnerships',
  '/agreement/vincular': 'products',
  '/agreement/draft-link': 'products',
};
/** Which product a call takes that takes those of one service. */
const productIds: Record<string, string> = { '/icms-credits': 'id_icms_product' };
/** Which apuração a call takes that takes none with an analysis in progress. */
const assessmentIds: Record<string, string> = { '/simples/:id_apuracao/recalcular': 'id_recomputable' };
/** Where a CNPJ names a client that is there. */
const cnpjs: Record<string, string> = { '/observations': 'id_client', '/observations/client/:cnpj': 'id_client' };
/** Where a CPF names somebody who is there. */
const cpfs: Record<string, string> = { '/signatures/user-assinatura': 'userCpf' };
const freshValues = () => ({
  seuNumero: randomUUID().slice(0, 13),
  referencia: randomUUID(),
  cpf: newCpf(),
  email: `${randomUUID()}@pessoa.test`,
  name: 'Pessoa Nova',
  password: testPassword,
  razao_social: 'Contabilidade Nova Ltda',
  comissao_user: 10,
  service: 'PIS_COFINS_MONOFASICO_PARA_SN',
  typeCargo: 'CEO',
  typeUser: 'USUARIO',
  kind: 'owner',
  whatsApp: '62999990000',
});
const values = {
  motivoCancelamento: 'Cobrado em duplicidade',
  motivoEstorno: 'Conta errada',
  motivoDevolucao: 'Pago em duplicidade',
  forma: 'PIX',
  data: '2026-11-20',
  dataVencimento: '2026-12-20',
  dataLimite: '2027-01-10',
  valorNominal: 100,
  requestChange: 'Trocar o prazo',
  html: '<p>Texto novo</p>',
  competencia: '05/2025',
  motivo: 'Conferido com o cliente.',
  pagamento: '2025-06-20',
  por: 'ncm',
  situacao: 'A_PEDIR',
  conferido: true,
  amostra: 5,
  typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN',
  valor: 1,
  value: 1,
  isModifica: true,
  aprovado: false,
  reason: 'A lei manda guardar.',
  nome: 'PERS',
  verifed: 'true',
  li_aceito: true,
  li_aceito_tenant: true,
  columns: Object.fromEntries(portfolioField.options.map((field, i) => [field, i])),
  version: termsOfUse.version,
  cep: '01310100',
  cnpj: '11222333000181',
  logradouro: 'Avenida Paulista',
  numero: '1',
  complemento: '',
  bairro: 'Bela Vista',
  municipio: 'São Paulo',
  estado: 'SP',
  razao_social: 'NOVA CONSULTORIA LTDA',
  cnae: '70.20-4-00',
  cnae_info: 'Consultoria em gestão empresarial',
  cidade: 'São Paulo',
  uf: 'SP',
  typeBank: 'INTER',
  client_id: 'a1b2',
  cliente_secret: 'segredo',
  x_conta_corrente: '1234567-8',
  cpfCnpj: '11222333000181',
  tipoPessoa: 'juridica',
  endereco: 'Avenida Paulista, 1',
  comissao_admin: 10,
  title: 'Marca nova',
  primary: '#0b6e5f',
  secondary: '#12333a',
  accent: '#b45309',
  nameContrato: 'Modelo Novo',
  typeContrato: 'SUBVENCAO',
  typeRegime: 'SIMPLES_NACIONAL',
  partnerships: ['PARCERIA_COMERCIAL_CPF'],
  products: ['PIS_COFINS_MONOFASICO_PARA_SN'],
  granted: true,
  resolutionMessage: 'Resolvido com o cliente.',
  mensage: 'Mensagem nova',
  senha_atual: testPassword,
  senha: '123456789012',
  status: 'ANALISE',
  grupo: 'A_RECEBER',
  papel: 'EMPRESA',
  dateStart: '012025',
  dateEnd: '022025',
  month: '012025',
  tributo: 'COFINS',
  pa: '012025',
  perDcomp: 'DCOMP-2',
  periodoApurado: '012025',
  items: [],
  ligado: true,
  aposDias: 3,
  aCadaDias: 5,
  maximo: 4,
  whatsapp: false,
  silencioDe: 20,
  silencioAte: 8,
  isPaid: true,
  isSituacaoPerDComp: false,
  alcance: 'cliente',
  tipo: 'produto',
  contar: true,
  codigo: 'P1',
  ncm: '40091100',
  regras: 'atuais',
};
/** Calls whose body is a list. */
const lists: Record<string, unknown[]> = { 'funds.save': [{ verba: '13º Salário', valor: 1 }] };
/** Fields that a call succeeds without only where nothing changes. */
const alsoSent: Record<string, string[]> = {
  '/privacy/requests/:id_request/decide': ['reason'],
  '/user/me': ['senha_atual'],
  '/bank': ['cliente_secret'],
  '/simples-decisoes': ['id_client', 'codigo', 'ncm'],
  '/simples-efeitos': ['id_client'],
};

/** About the caller's own way in, wherever it acts: tested beside their routes. */
const ofOwnSession = [
  'privacy.requestOwn',
  'session.logout',
  'session.endOthers',
  'session.endOne',
  'passwords.changeOwn',
];

/** Succeed only after a code that was sent to somebody, or for an owner known by CPF: tested beside their routes. */
const afterProof = [
  'verification-codes.sendEmail',
  'verification-codes.sendWhatsApp',
  'verification-codes.verifyEmail',
  'verification-codes.verifyWhatsApp',
  'clients.create',
  'clients.createForOwner',
];

/** Succeed once for a person whose identity is verified, on a contract as it stands: tested beside their routes. */
const asOwnAct = ['agreement-acts.sign', 'agreement-acts.signMany'];
/** Takes a certificate of the company's own: tested beside its routes. */
const withOwnCertificate = ['evidence.sendCertificate'];
const apart = [...ofOwnSession, ...afterProof, ...asOwnAct, ...withOwnCertificate];

const calls = Object.entries(await loadCalls()).filter(
  ([name, call]) => !['public', 'client'].includes(call.session ?? 'staff') && !apart.includes(name),
);
const takesNothing = (call: Endpoint) => !call.params && !call.body;
const everywhere = ['tenants.list'];
/** Calls about who calls, about no tenant at all, or that make or look up something in the one acted in. */
const ofNoTenant = [
  'dashboards.boletoDetails',
  'fees.payOut',
  'bank-registrations.save',
  'bank-registrations.test',
  'boletos.issue',
  'boletos.registerNotices',
  'reminders.saveRule',
  'signatures.saveOwnPhotos',
  'signatures.savePhotos',
  'signatures.saveUserDrawing',

  'alerts.markRead',
  'users.acceptTerms',
  'lookups.cnpj',
  'lookups.cep',
  'lookups.local',
  'lookups.selic',
  'lookups.banks',
  'portfolio.upload',
  'users.createForAdmin',
  'users.createPartner',
  'users.createAccountingFirm',
  'users.listManaged',
  'permissions.listCandidates',
  'tenants.create',
  'contracts.create',
  'draft-links.create',
];
/** Forms whose files may be left out take their fields as JSON. */
const asJson = ['tenants.updateBranding'];
/** Changes the caller alone, whose name other tenants read where provider staff is listed. */
const ofOwnAccount = ['users.updateOwn'];
const ownRecordOnly = ['users.saveAddress', 'signatures.savePhotos', 'signatures.saveUserDrawing'];
const ofManagers = ['users.listManaged', 'fees.ownStatement'];
/** What a field is in one call alone. */
const particular: Record<string, object> = {
  '/user/create-user': { typeCargo: 'PARCEIRO' },
  '/boletos': { tipoPessoa: 'JURIDICA' },
  '/boletos/:id/substituir': { tipoPessoa: 'JURIDICA' },
  '/icms-credits/:id': { periodoApurado: '022025' },
  '/reminders/rule': { email: true, whatsapp: false },
};

const roles: [TypeUser, TypeCargo][] = [
  ...(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const).map(
    (cargo) => ['ADMIN', cargo] as [TypeUser, TypeCargo],
  ),
  ...(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const).map(
    (cargo) => ['USUARIO', cargo] as [TypeUser, TypeCargo],
  ),
];

let server: TestServer;
let provider: TenantId;
let analyst: TestUser;
let here: World;
let there: World;

/** One to read and one for each way in which a boleto ends. */
async function addBoletos(name: string, id_tenant: TenantId, id_client: string) {
  const ceo = await as(server, analyst, id_tenant);
  const made: Record<string, string> = {};
  for (const id of ['id_boleto', 'id_cancellable', 'id_replaceable', 'id_payable', 'id_paid']) {
    made[id] = (await issuedBoleto(server, ceo, { nome: `${name} PAGADOR`, id_client })).id;
  }
  await ceo.call(boletosApi.pay, { params: { id: made.id_paid ?? '' }, body: {} });
  return made;
}

async function newWorld(name: string): Promise<World> {
  const id_tenant = await addTenant(server);
  const person = await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' });
  const owned = [{ razao_social: `${name} COMERCIO`, id_responsavel: person.id }];
  const owner = await addOwner(server, { id_tenant, clients: owned });
  const [id_client = ''] = owner.clients;
  await addSignature(server, { id_tenant, id_user: person.id, nome: `Pessoa ${name}`, cpf: person.cpf });
  const id_signature = await addSignature(server, {
    id_tenant,
    id_owner: owner.id,
    nome: `Dona ${name}`,
    cpf: owner.cpf,
  });
  await addObservation(server, {
    ...{ id_tenant, id_client, id_user: analyst.id },
    ...{ mensage: `${name} RESPOSTA`, category: 'CLIENTE' },
  });
  const id_product = await addProduct(server, { id_tenant, id_client, id_analista: analyst.id });
  const id_apuracao = await addTestAssessment(server, { id_tenant, id_client, id_product });
  const item = itemLine({ produto: `${name} ÓLEO` });
  const id_run = await addReadyRun(server, {
    id_tenant,
    id_apuracao,
    id_user: analyst.id,
    rows: [monthRow('05/2025', { total_a_restituir: 20, cofins_restituir: 20 })],
    items: [item],
    details: { '05/2025': { espelho: mirrorOf(), fatias: [sliceOf('2025-06-20', 20)] } },
  });
  await addDossier(server, id_tenant, id_run);
  await addFailedCheck(server, { id_tenant, id_run, id_user: analyst.id, nome: `${name} VERIFICADORA` });
  await addCoverage(server, { id_tenant, id_run, meses: [lowMonth('05/2025')] });
  const place = { id_tenant, id_client, id_product, id_apuracao };
  const id_recomputable = await addTestAssessment(server, { id_tenant, id_client, id_product });
  await addReadyRun(server, { id_tenant, id_apuracao: id_recomputable, id_user: analyst.id, rows: [] });
  const decider = { id_tenant, id_user: analyst.id, autor: name };
  const figure = { id_tenant, id_apuracao, typeValue: 'DEBITO', value: 1 } as const;
  await addDebitMonth(server, { id_tenant, id_apuracao, month: '01/2025', verba: `${name} DÉBITO` });
  const icms = { id_tenant, id_client, id_analista: analyst.id, typeServico: 'EXCLUSAO_DE_ICMS_E_ST' } as const;
  const id_icms_product = await addProduct(server, icms);
  const control = { id_tenant, id_client, id_product: id_icms_product, dcompInicialPis: `${name} DCOMP` };
  await tellOf(server, { id_tenant, id_client, message: `${name} ALERTA` });
  const template = { id_tenant, id_user: analyst.id, html: `<p>${name} MODELO</p>` };
  const agreement = { id_tenant, by: analyst.id, html: `<p>${name} MINUTA</p>` };
  const partnership = { ...agreement, id_user: person.id, contracts: ['PARCERIA_COMERCIAL_CPF'] };
  const contract = { ...agreement, id_client, typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'] };
  const idAgreement = await addAgreement(server, contract);
  await addFailedSeal(server, id_tenant, idAgreement, `${name} SELO`);
  await addTestReminder(server, { id_tenant, id_agreement: idAgreement, nome: `${name} LEMBRADA` });
  const concluded = { ...contract, typeRegime: 'LUCRO_REAL', status: 'ANALISE_CONCLUIDA' } as const;
  const idConcluded = await addAgreement(server, { ...concluded, IsAtivo: false });
  const edit = { id_tenant, id_agreement: idAgreement, requestChange: `${name} SUGESTAO` };
  await addAgreement(server, partnership);
  await addContract(server, { ...template, typeContrato: 'PARCERIA_COMERCIAL_CPF' });
  await addEarnedFee(server, { id_tenant, id_client, id_credit: await addTestCredit(server, place) });
  const paidFee = { id_tenant, id_client, id_credit: await addTestCredit(server, place) };
  const id_repasse = await addTestPayout(server, paidFee, { id: analyst.id, name: `${name} AUTOR` });
  await grantPrivileges(server, id_tenant, analyst.id);
  return {
    name,
    id_tenant,
    tenantId: id_tenant,
    id_client,
    cnpjcpf: id_client,
    id_product,
    id_produto: id_product,
    id_observation: await addObservation(server, {
      id_tenant,
      id_client,
      id_produto: id_product,
      id_user: analyst.id,
      mensage: `${name} NOTA`,
    }),
    id_apuracao,
    id_recomputable,
    idAgreement,
    agreementId: idAgreement,
    idConcluded,
    editId: await addEdit(server, edit),
    id_edit: await addEdit(server, edit),
    id_approvable: await addEdit(server, edit),
    id_rejectable: await addEdit(server, edit),
    userId: person.id,
    userCpf: person.cpf,
    userEmail: person.email,
    ownerId: owner.id,
    id_owner: owner.id,
    id_responsavel: person.id,
    id_signature,
    id_resume: await addResumeValue(server, figure),
    id_icms_product,
    id_icms_credit: await addIcmsCredit(server, control),
    id_compensation: await addCompensation(server, { id_tenant, id_client, id_product, perDcomp: `${name} PERDCOMP` }),
    id_credit: await addTestCredit(server, place),
    id_repasse,
    id_attachment: await addTestAttachment(server, { ...place, nome: `${name} ANEXO` }),
    id_document: await addTestDocument(server, {
      id_tenant,
      id_client,
      id_user: analyst.id,
      nome: `${name} DOCUMENTO`,
    }),
    id_link: await addTestLink(server, { id_tenant, id_client, creatorName: `${name} LINK` }),
    id_import: await addPortfolioImport(server, { id_tenant, id_user: analyst.id, name }),
    id_alert: await alertIdOf(server, id_tenant),
    ...(await addBoletos(name, id_tenant, id_client)),
    id_decision: await addDecision(server, { ...decider, id_client }),
    // A trial that is started takes the place of an open one of the same client.
    id_effect: await addEffect(server, { ...decider, id_client: await addClient(server, { id_tenant }) }),
    id_discardable: await addEffect(server, { ...decider, id_client: null }),
    id_lead: await addLead(server, { id_tenant, message: `${name} CONTATO` }),
    id_person: owner.id,
    id_request: await addErasureRequest(server, { id_tenant, nome: `${name} TITULAR` }),
    id_user: person.id,
    spareId: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' })).id,
    ids: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' })).id,
    contract: await addContract(server, { ...template, typeContrato: 'PRINCIPAL' }),
    spareContract: await addContract(server, { ...template, typeContrato: 'APURACAO_ST' }),
  };
}

beforeAll(async () => {
  const place = { city: 'Goiânia', region: 'Goiás', country: 'Brasil', zip: '', lat: null, lon: null };
  server = await startTestServer({ geo: { locate: async (ip) => ({ ...place, ip }) } });
  provider = await addTenant(server, { isProvider: true });
  const permissions = { update_user_client: true };
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO', permissions });
  here = await newWorld('NOSSA');
  there = await newWorld('ALHEIA');
});
afterAll(() => server.close());

function fill(call: Endpoint, names: string[], world: World): Record<string, unknown> {
  const known: Record<string, unknown> = {
    ...values,
    ...world,
    ...freshValues(),
    ids: [world.ids],
    id_products: [world.id_product],
    id_analista: null,
    ...particular[call.path],
  };
  if (call.method === 'POST') known.cnpj = newCnpj();
  const meant = (name: string) => {
    const here = {
      ...{ id: ids, cpf: cpfs, cnpj: cnpjs, email: emails, contracts: contractLists },
      ...{ id_product: productIds, id_apuracao: assessmentIds },
    }[name];
    const named = here?.[`${call.method} ${call.path}`] ?? here?.[call.path];
    return known[named ?? name];
  };
  const unknown = names.filter((name) => meant(name) === undefined);
  if (unknown.length > 0)
    throw new Error(`Say in isolation.test.ts what ${unknown} is in ${call.method} ${call.path}.`);
  return Object.fromEntries(names.map((name) => [name, meant(name)]));
}

const contents: Record<string, Buffer> = {
  '.zip': emptyZip,
  '.pdf': Buffer.from('%PDF-1.7'),
  '.jpg': photoOf('isolation'),
  '.png': strokePng,
  '.key': Buffer.from(testPems.key),
  '.crt': Buffer.from(testPems.certificate),
  '.csv': Buffer.from(csvOf([portfolioHeadings, portfolioCells()])),
};

/** Names of the fields that must be sent. */
function required(shape: unknown): string[] {
  const fields = Object.entries((shape as { shape?: Record<string, ZodType> } | undefined)?.shape ?? {});
  return fields.filter(([, field]) => !field.safeParse(undefined).success).map(([name]) => name);
}

function paramsOf({ path }: Endpoint): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
}

/** Makes a call about what stands in `world`. */
async function tried({ caller, acting }: Acting, [name, call]: [string, Endpoint], world: World) {
  const fields = [...required(call.body), ...(alsoSent[call.path] ?? [])];
  if (call.files && !asJson.includes(name)) {
    const files = Object.entries(call.files).map(([field, rule]) => {
      const ending = rule.extensions.find((each) => contents[each]) ?? '';
      return [field, { name: `a${ending}`, content: contents[ending] }];
    });
    const named = { id_apuracao: world.id_apuracao, ...fill(call, fields, world) };
    const url = addressOf(call, { params: fill(call, paramsOf(call), world) });
    return sendForm(
      server,
      caller,
      url,
      { ...named, ...Object.fromEntries(files) },
      acting,
      call.method as 'POST' | 'PUT',
    );
  }
  const body = lists[name] ?? (call.body && fill(call, fields, world));
  const query = fill(call, required(call.query), world);
  return caller.try(call, { params: fill(call, paramsOf(call), world), query, ...(body && { body }) } as never);
}

async function actIn(world: World, person: TestUser): Promise<Acting> {
  return { caller: await as(server, person, world.id_tenant), acting: world.id_tenant };
}

async function inHere([typeUser, typeCargo]: (typeof roles)[number]): Promise<Acting> {
  const id_tenant = typeUser === 'ADMIN' ? provider : here.id_tenant;
  const permissions = { permission_product: true, pis_cofins_monofasico_para_sn: true };
  return actIn(here, await addUser(server, { id_tenant, typeUser, typeCargo, permissions }));
}

/** What gives away that an answer came from `there`. */
function tracesOfThere(body: unknown): string[] {
  const { competencia: _, ...traces } = there;
  return Object.values(traces).filter((trace) => JSON.stringify(body).includes(trace));
}

/** What stands in a tenant, as the provider's CEO reads it there. */
async function snapshot(world: World) {
  const ceo = await actIn(world, analyst);
  const reads = calls.filter(([, call]) => call.method === 'GET' && !takesNothing(call));
  return Promise.all(reads.map(async (read) => [read[0], (await tried(ceo, read, world)).body]));
}

/** 404, save where a tenant named beside that of the header is a 400. */
function refusalOf(call: Endpoint, typeUser: TypeUser): number {
  return /:(id_tenant|tenantId)/.test(call.path) && typeUser === 'ADMIN' ? 400 : 404;
}

describe('D-11 the matrix of tenants and roles', () => {
  test.each(roles)('%s %s gets nothing of another tenant from any call', async (...role) => {
    const caller = await inHere(role);
    const before = await snapshot(there);
    for (const [name, call] of calls.filter(([name]) => !ofOwnAccount.includes(name))) {
      const aboutThere = await tried(caller, [name, call], there);
      const namesThere = !takesNothing(call) && !ofNoTenant.includes(name);
      if (namesThere) expect([name, aboutThere.status]).toEqual([name, refusalOf(call, role[0])]);
      const aboutHere = await tried(caller, [name, call], here);
      for (const { body } of everywhere.includes(name) && role[0] === 'ADMIN' ? [] : [aboutThere, aboutHere]) {
        expect([name, tracesOfThere(body)]).toEqual([name, []]);
      }
    }
    expect(await snapshot(there)).toEqual(before);
  });

  test('every call is one that succeeds at home, so that the matrix says something', async () => {
    const world = await newWorld('OUTRA NOSSA');
    const permissions = { pis_cofins_monofasico_para_sn: true };
    await addUser(server, { id_tenant: world.id_tenant, typeCargo: 'CEO', permissions });
    const ceo = await actIn(world, analyst);
    const manager = await actIn(world, await addUser(server, { id_tenant: world.id_tenant, typeCargo: 'GERENTE' }));
    for (const [name, call] of calls) {
      const own = { ...world, userId: analyst.id, userCpf: analyst.cpf };
      const reply = await tried(
        ofManagers.includes(name) ? manager : ceo,
        [name, call],
        ownRecordOnly.includes(name) ? own : world,
      );
      expect([name, reply.status]).toEqual([name, call.status ?? 200]);
      if (call.method === 'GET' && !takesNothing(call)) {
        expect([name, JSON.stringify(reply.body).length > 30]).toEqual([name, true]);
      }
    }
  });
});
