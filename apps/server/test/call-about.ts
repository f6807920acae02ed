import { randomUUID } from 'node:crypto';
import { portfolioField } from '@restitui/domain/portfolio/portfolio-columns.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { termsOfUse } from '@restitui/domain/users/terms-of-use.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import type { ZodType } from 'zod';
import { addressOf } from './call-address.ts';
import { type Caller, newCnpj, newCpf, type TestServer, testPassword } from './harness.ts';
import { testPems } from './pems.ts';
import { csvOf, portfolioCells, portfolioHeadings } from './portfolio.ts';
import { emptyZip, sendForm } from './send-files.ts';
import { photoOf, strokePng } from './signatures.ts';
import type { World } from './world.ts';

export interface Acting {
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

/** Forms whose files may be left out take their fields as JSON. */
const asJson = ['tenants.updateBranding'];
/** What a field is in one call alone. */
const particular: Record<string, object> = {
  '/user/create-user': { typeCargo: 'PARCEIRO' },
  '/boletos': { tipoPessoa: 'JURIDICA' },
  '/boletos/:id/substituir': { tipoPessoa: 'JURIDICA' },
  '/icms-credits/:id': { periodoApurado: '022025' },
  '/reminders/rule': { email: true, whatsapp: false },
};

/** What a call is sent about what stands in `world`: the named fields. */
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
    throw new Error(`Say in test/call-about.ts what ${unknown} is in ${call.method} ${call.path}.`);
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
export async function callAbout(
  server: TestServer,
  { caller, acting }: Acting,
  [name, call]: [string, Endpoint],
  world: World,
) {
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
