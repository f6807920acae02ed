import { formatCpf } from '@restitui/brazil/cpf.ts';

/** pt-BR labels of an entry's fields, by path. */
const labels: Readonly<Record<string, string>> = {
  nome: 'Nome',
  cpf: 'CPF',
  role: 'Assinou como',
  version: 'Versão do contrato',
  sha256: 'SHA-256 do texto',
  'acceptance.id': 'Texto do aceite',
  'acceptance.sha256': 'SHA-256 do texto do aceite',
  from: 'Substitui a versão',
  cause: 'Causa da nova versão',
  expiresOn: 'Pode ser assinado até',
  secondsOnPage: 'Segundos na página',
  secondsToEnd: 'Segundos até o fim do texto',
  isMany: 'Assinado entre vários',
  isCoded: 'Confirmado por código',
  authentication: 'Entrou com',
  channel: 'Canal',
  to: 'Destino',
  id_signature: 'Registro de identidade',
  'identity.id': 'Registro de identidade',
  'identity.decision': 'Conferência da identidade',
  'identity.traceSha256': 'SHA-256 dos traços',
  'identity.assinatura': 'SHA-256 da assinatura desenhada',
  'identity.fotoPessoa': 'SHA-256 da foto da pessoa',
  'identity.fotoDoc': 'SHA-256 da foto do documento',
  step: 'Etapa',
  reason: 'Motivo',
  reviewer: 'Conferido por',
  'seen.address': 'IP visto pelo servidor',
  'seen.port': 'Porta vista pelo servidor',
  'seen.proxies': 'Proxies vistos pelo servidor',
  'seen.agent': 'Navegador visto pelo servidor',
  'seen.at': 'Horário visto pelo servidor',
  'photosSeen.at': 'Horário das fotos visto pelo servidor',
  'photosSeen.address': 'IP das fotos visto pelo servidor',
  'photosSeen.agent': 'Navegador das fotos visto pelo servidor',
  'declared.local': 'Local declarado',
  'declared.maquina': 'Aparelho declarado',
  'declared.cameraPessoa': 'Câmera declarada da foto da pessoa',
  'declared.cameraDoc': 'Câmera declarada da foto do documento',
  'declared.qualidadePessoa': 'Qualidade declarada da foto da pessoa',
  'declared.qualidadeDoc': 'Qualidade declarada da foto do documento',
  'declared.clock': 'Relógio declarado',
  'declared.timezone': 'Fuso declarado',
  'declared.screen': 'Tela declarada',
  'declared.language': 'Idioma declarado',
  'fotoPessoa.sha256': 'SHA-256 da foto da pessoa',
  'fotoPessoa.size': 'Tamanho da foto da pessoa (bytes)',
  'fotoPessoa.type': 'Tipo da foto da pessoa',
  'fotoPessoa.origin': 'Origem declarada da foto da pessoa',
  'fotoDoc.origin': 'Origem declarada da foto do documento',
  'fotoDoc.sha256': 'SHA-256 da foto do documento',
  'fotoDoc.size': 'Tamanho da foto do documento (bytes)',
  'fotoDoc.type': 'Tipo da foto do documento',
  'assinatura.sha256': 'SHA-256 da assinatura desenhada',
  'assinatura.size': 'Tamanho da assinatura desenhada (bytes)',
  'assinatura.origin': 'Origem declarada da assinatura desenhada',
  code: 'Código de verificação',
  sealedSha256: 'SHA-256 do PDF selado',
  originalSha256: 'SHA-256 do PDF sem o selo',
  pages: 'Páginas',
  size: 'Tamanho (bytes)',
  certificate: 'SHA-256 do certificado',
  timestamp: 'Carimbo do tempo de',
  id_key: 'Chave destruída',
  inventario: 'Parte do inventário',
  'assinatura.type': 'Tipo da assinatura desenhada',
};

const values: Readonly<Record<string, string>> = {
  verified: 'verificada',
  denied: 'não aceita',
  none: 'ainda não conferida',
  desenho: 'assinatura desenhada',
  camera: 'tirada na hora pela câmera',
  arquivo: 'arquivo escolhido',
  cliente: 'Cliente',
  contratada: 'Contratada',
  testemunha_1: 'Testemunha 1',
  testemunha_2: 'Testemunha 2',
  dados: 'os dados mudaram',
  sugestao: 'sugestão aceita',
  pedido: 'pedida pela consultoria',
  password: 'CPF e senha',
  'email-code': 'código enviado ao e-mail do cadastro',
  'whatsapp-code': 'código enviado ao WhatsApp do cadastro',
};

/** A labelled detail of an entry. */
export interface FactLine {
  label: string;
  value: string;
}

/** Lists the facts of an entry with their labels; fields without a label keep their path. */
export function factLines(facts: unknown, path = ''): FactLine[] {
  if (facts === null || facts === undefined || facts === '') return [];
  if (typeof facts === 'object' && !Array.isArray(facts)) {
    // Row facts serve the integrity check; they are no text for readers.
    const shown = Object.entries(facts).filter(([name]) => path !== '' || name !== 'linhas');
    return shown.flatMap(([name, value]) => factLines(value, path ? `${path}.${name}` : name));
  }
  const plain = Array.isArray(facts) ? facts.join(', ') : displayValue(facts);
  const shown = path === 'cpf' ? formatCpf(plain) : plain;
  return shown === '' ? [] : [{ label: labels[path] ?? path, value: shown }];
}

/** Lists the paths of the facts that have a value. */
export function factPaths(facts: unknown, path = ''): string[] {
  if (facts === null || facts === undefined || facts === '') return [];
  if (typeof facts !== 'object' || Array.isArray(facts)) return [path];
  const shown = Object.entries(facts).filter(([name]) => path !== '' || name !== 'linhas');
  return shown.flatMap(([name, value]) => factPaths(value, path ? `${path}.${name}` : name));
}

function displayValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return values[String(value)] ?? String(value);
}
