import { permissionCatalogue, unusedPermissionKeys } from '../../accounts/permissions/permission-catalogue.ts';
import { messageEvent, messageEventLabels } from '../../operations/messages/message-event.ts';
import { payrollItemTypes } from '../../recovery/payroll-items/payroll-item-catalogue.ts';
import { keysOf } from '../../wire/record-keys.ts';
import type { RecordedEntity } from './recorded-entity.ts';

/** How the values of a field are shown; `choice` names a value of an enumeration, `name` a person or company. */
export type FieldFormat =
  | 'text'
  | 'name'
  | 'money'
  | 'percent'
  | 'number'
  | 'flag'
  | 'day'
  | 'instant'
  | 'choice'
  | 'picture'
  | 'parts';

export interface RecordedField {
  label: string;
  format: FieldFormat;
}

/** A field as it is recorded; the name may be followed by a month or an actor: `total_a_restituir 05/2025`. */
export interface RecordedFieldName {
  entity: RecordedEntity;
  field: string;
}

type Labels = Readonly<Record<string, string>>;

const labels: Record<FieldFormat, Labels> = {
  text: {
    assinatura: 'Assinatura',
    convite: 'Convite',
    pdf: 'PDF',
    senhaProduto: 'Código de acesso',
    arquivo: 'Arquivo',
    files: 'Arquivos',
    planilha: 'Planilha da importação',
    mensage: 'Mensagem',
    mensagem_enviada: 'Mensagem enviada',
    nota: 'Nota',
    motivo: 'Motivo',
    evidencia: 'Evidência',
    documento: 'Documento',
    item: 'Documento pedido',
    detalhes: 'O que foi pedido',
    etiqueta: 'Etiqueta',
    etiquetas: 'Etiquetas',
    cor: 'Cor',
    nameContrato: 'Nome do modelo',
    // Client and people
    cnae: 'CNAE',
    cnae_info: 'Descrição do CNAE',
    cnae_principal: 'CNAE principal',
    atividadePrincipal: 'Atividade principal',
    cpfProprietario: 'CPF do proprietário',
    emailProprietario: 'E-mail do proprietário',
    contatoProprietario: 'Contato do proprietário',
    emailContador: 'E-mail do contador',
    contatoContador: 'Contato do contador',
    banco: 'Banco',
    agencia: 'Agência',
    conta: 'Conta',
    email: 'E-mail',
    cpf: 'CPF',
    cnpj: 'CNPJ',
    tel: 'Telefone',
    whatsApp: 'WhatsApp',
    cep: 'CEP',
    endereco: 'Endereço',
    logradouro: 'Logradouro',
    numero: 'Número',
    complemento: 'Complemento',
    bairro: 'Bairro',
    municipio: 'Município',
    cidade: 'Cidade',
    estado: 'Estado',
    uf: 'UF',
    // Months and credits
    month: 'Mês',
    mesRestituicao: 'Mês da restituição',
    periodoApurado: 'Período apurado',
    pa: 'PA',
    perDcomp: 'PER/DCOMP',
    dcompInicialPis: 'DCOMP inicial PIS',
    dcompInicialCofins: 'DCOMP inicial COFINS',
    dateStart: 'Início do período',
    dateEnd: 'Fim do período',
    cobertura_confirmada: 'Cobertura confirmada',
    pedido_protocolo: 'Protocolo do pedido',
    pedido_teses: 'Teses do pedido',
    pedido_retificadora: 'Número da retificadora',
    pedido_motivo: 'Motivo do despacho',
    pedido_recurso: 'Protocolo do recurso',
    motivo_do_total: 'Motivo do total',
    escolha_classes: 'Classes somadas',
    escolha_pagamento: 'Pagamento',
    escolha_acao: 'Ação própria',
    escolha_estabelecimento: 'Alíquotas do estabelecimento',
    escolha_empresa: 'Dados da empresa',
    escolha_duvida: 'Dúvida do mês',
    escolha_retificadora: 'Retificadora do mês',
    escolha_rejeicao: 'Rejeição de documento ou crédito',
    motivo_escolha: 'Motivo da escolha',
    verba_da_rubrica: 'Verba da rubrica',
    colunas_da_planilha: 'Colunas da planilha',
    verba: 'Verba',
    foraDoCredito: 'Verbas fora do crédito a compensar',
    decisao_comissao: 'Decisão sobre a comissão',
    // Decisions on items
    decisao: 'Decisão sobre',
    revogada_por: 'Revogada por',
    motivo_revogacao: 'Motivo da revogação',
    // Companies
    title: 'Título',
    domain: 'Domínio',
    hosts: 'Endereços',
    primary: 'Principal',
    secondary: 'Secundária',
    accent: 'Foco',
    certificadoSelo: 'Certificado do selo',
    privilegios: 'Privilégios de contratos',
    google_client_id: 'Google: identificação do aplicativo',
    google_client_secret: 'Google: segredo',
    google_directory: 'Google: diretório',
    google_domains: 'Google: domínios de e-mail',
    microsoft_client_id: 'Microsoft: identificação do aplicativo',
    microsoft_client_secret: 'Microsoft: segredo',
    microsoft_directory: 'Microsoft: diretório',
    microsoft_domains: 'Microsoft: domínios de e-mail',
    // Banks, boletos and payouts
    client_id: 'Identificação do aplicativo',
    cliente_secret: 'Segredo do aplicativo',
    x_conta_corrente: 'Conta corrente',
    chaveKey: 'Chave',
    certificado: 'Certificado',
    cpfCnpj: 'CPF ou CNPJ',
    seuNumero: 'Seu número',
    motivoCancelamento: 'Motivo do cancelamento',
    substituto: 'Substituído por',
    motivoDevolucao: 'Motivo da devolução',
    referencia: 'Referência',
    motivoEstorno: 'Motivo do estorno',
  },
  name: {
    analista: 'Analista',
    name: 'Nome',
    nome: 'Nome',
    nome_responsavel: 'Responsável',
    nome_gerente: 'Gerente',
    razao_social: 'Razão social',
    nome_fantasia: 'Nome fantasia',
    fantasia: 'Nome fantasia',
    nomeProprietario: 'Nome do proprietário',
    nomeContador: 'Nome do contador',
    participante: 'Participante',
  },
  money: {
    total_a_restituir: 'Total a restituir',
    creditOrigin: 'Crédito de origem',
    compensacao: 'Compensação',
    comissao: 'Comissão',
    selic: 'Selic',
    credit: 'Crédito',
    totalUsed: 'Total utilizado',
    pedido_deferido: 'Valor deferido',
    pedido_recebido: 'Restituição recebida',
    value: 'Valor',
    valor: 'Valor',
    valorNominal: 'Valor',
    credPisOriginal: 'Crédito PIS original',
    credPisOrigUtilizado: 'Crédito PIS utilizado',
    credPisPago: 'Crédito PIS pago',
    credCofinsOriginal: 'Crédito COFINS original',
    credCofinsOrigUtilizado: 'Crédito COFINS utilizado',
    credCofinsPago: 'Crédito COFINS pago',
    CREDITO: 'Crédito',
    CREDITO_APURADO: 'Crédito apurado',
    VALOR_REST: 'Restituído',
    DEBITO: 'Débito',
    SALDO: 'Saldo',
    RUBRICA: 'Rubrica',
  },
  percent: {
    comissaoTenant: 'Comissão',
    comissao_porcentagem: 'Comissão',
    comissao_user: 'Comissão',
    comissao_admin: 'Comissão do provedor',
    multaMaxima: 'Multa sem aviso até',
    jurosMaximos: 'Juros ao mês sem aviso até',
  },
  number: {
    anoCompetencia: 'Ano da competência',
    mesCompetencia: 'Mês da competência',
    versao: 'Versão',
    diasParaAssinar: 'Dias para assinar',
    aposDias: 'Primeiro após (dias)',
    aCadaDias: 'Depois a cada (dias)',
    maximo: 'No máximo',
    silencioDe: 'Silêncio das (hora)',
    silencioAte: 'Silêncio até as (hora)',
  },
  flag: {
    isActive: 'Ativo',
    isPago: 'Pago',
    isPaid: 'Pago',
    isModifica: 'Aberta para alterações',
    isAssinado: 'Assinado',
    isFrist: 'Fechado para assinatura',
    isAccepted: 'Ativado',
    isAlerta: 'Alerta',
    excluido: 'Excluído',
    suspenso: 'Desativado',
    ligado: 'Ligado',
    procuracaoHabilitada: 'Procuração habilitada',
    codigoAoAssinar: 'Código ao assinar',
    retificacao_conferida: 'Retificação conferida',
    contar: 'Conta como monofásico',
    corrige: 'Contraria as regras',
    isSituacaoPerDComp: 'PER/DCOMP transmitido',
    google_isActive: 'Google: ativo',
    microsoft_isActive: 'Microsoft: ativo',
  },
  day: {
    procuracaoHabilitadaEm: 'Procuração habilitada em',
    procuracaoValidaAte: 'Procuração válida até',
    expiresOn: 'Pode ser assinado até',
    pagoEm: 'Pagamento em',
    pedido_data: 'Data do pedido',
    pedido_despacho_data: 'Data do despacho',
    pedido_recurso_em: 'Data do recurso',
    pedido_recebido_em: 'Restituição recebida em',
    dataVencimento: 'Vencimento',
    data: 'Data',
  },
  instant: {
    expiresAt: 'Expira em',
    revokedAt: 'Revogado em',
    revogada_em: 'Revogada em',
    createdDate: 'Criado em',
  },
  choice: {
    status: 'Status',
    typeServico: 'Serviço',
    typeRegime: 'Regime',
    typeContrato: 'Tipo do modelo',
    typeUser: 'Tipo',
    typeCargo: 'Cargo',
    typeBank: 'Banco',
    tipoPessoa: 'Tipo de pessoa',
    contracts: 'Contratos',
    canais: 'Enviado por',
    pedido_situacao: 'Situação do pedido',
    pedido_despacho: 'Despacho',
    pedido_tipo: 'Forma do pedido',
    tributo: 'Tributo',
    alcance: 'Alcance',
    landing: 'Página inicial',
    forma: 'Forma',
    sugestão: 'Sugestão',
    ending: 'Encerramento',
    ordemAssinatura: 'Ordem das assinaturas',
  },
  picture: { icon: 'Ícone', light: 'Fundo claro', dark: 'Fundo escuro' },
  parts: { colours: 'Cores', logos: 'Logotipos', items: 'Verbas' },
};

const fields = new Map<string, RecordedField>([
  ...keysOf(labels).flatMap((format) =>
    Object.entries(labels[format]).map(([field, label]): [string, RecordedField] => [field, { label, format }]),
  ),
  ...unusedPermissionKeys.map((key): [string, RecordedField] => [
    key,
    { label: 'Permissão sem efeito', format: 'flag' },
  ]),
  ...permissionCatalogue.map(({ key, label }): [string, RecordedField] => [key, { label, format: 'flag' }]),
]);

const payrollItems = new Map<string, RecordedField>(
  payrollItemTypes.map(({ verba }) => [verba, { label: verba, format: 'money' }]),
);

/** The channels of reminders; elsewhere 'email' is an address. */
const reminderChannels = new Map<string, RecordedField>([
  ['email', { label: 'Por e-mail', format: 'flag' }],
  ['whatsapp', { label: 'Por WhatsApp', format: 'flag' }],
]);

/** Who is told about each event, in words, and the hours without messages. */
const notifications = new Map<string, RecordedField>([
  ...messageEvent.options.map((event): [string, RecordedField] => [
    event,
    { label: messageEventLabels[event], format: 'text' },
  ]),
  ['silencioDe', { label: 'Silêncio a partir de (hora)', format: 'number' }],
  ['silencioAte', { label: 'Silêncio até (hora)', format: 'number' }],
]);

/** Fields of one entity, before those of all. */
const fieldsOfEntity: Partial<Record<RecordedEntity, ReadonlyMap<string, RecordedField>>> = {
  VERBAS: payrollItems,
  LEMBRETES: reminderChannels,
  AVISOS: notifications,
};

/** Returns label and format of a recorded field; undefined when no recorded entity has it. */
export function recordedField({ entity, field }: RecordedFieldName): RecordedField | undefined {
  const [name = ''] = field.split(' ');
  return fieldsOfEntity[entity]?.get(field) ?? fields.get(name);
}
