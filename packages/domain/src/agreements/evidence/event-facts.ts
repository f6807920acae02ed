import type { EventKind } from './event-kinds.ts';

const version = ['version', 'sha256'];
const person = ['nome', 'cpf'];
const seen = ['seen.address', 'seen.port', 'seen.proxies', 'seen.agent'];
const declared = ['local', 'maquina', 'clock', 'timezone', 'screen', 'language'].map((name) => `declared.${name}`);
const acceptance = ['acceptance.id', 'acceptance.sha256'];
const identity = ['id', 'decision', 'traceSha256', 'assinatura', 'fotoPessoa', 'fotoDoc'].map(
  (name) => `identity.${name}`,
);
const image = (name: string) => ['sha256', 'size', 'type', 'origin'].map((fact) => `${name}.${fact}`);
const step = (name: string) => ['at', 'address', 'agent'].map((fact) => `${name}.${fact}`);
const decided = ['id_signature', 'reviewer', 'reason'];
const closing = [...version, 'role', 'reason', ...person, ...seen];

/**
 * The facts that an entry of each kind may hold, personal ones included, by path. A test of the server fails when an
 * entry holds another one, and a test here when one has no name in Portuguese.
 */
export const eventFacts: Record<EventKind, readonly string[]> = {
  abertura: [...version, ...person, ...seen, ...declared],
  leitura: [...version, 'secondsOnPage', 'secondsToEnd'],
  aceite: [...version, ...acceptance, ...person, ...seen, ...declared],
  'codigo-enviado': ['channel', 'to'],
  'codigo-conferido': ['channel'],
  'codigo-recusado': ['channel'],
  ato: [
    ...[
      ...version,
      'role',
      ...acceptance,
      'secondsOnPage',
      'secondsToEnd',
      'isMany',
      'isCoded',
      'authentication',
      ...identity,
    ],
    ...[...person, ...seen, ...declared],
  ],
  'identidade-capturada': [
    ...['id_signature', 'step', 'identity.traceSha256', ...person],
    ...[...image('fotoPessoa'), ...image('fotoDoc'), ...image('assinatura')],
    ...[...seen, 'seen.at', ...step('photosSeen')],
    ...[...declared, 'declared.cameraPessoa', 'declared.cameraDoc'],
    ...['declared.qualidadePessoa', 'declared.qualidadeDoc'],
  ],
  'identidade-verificada': decided,
  'identidade-negada': decided,
  'link-criado': [],
  'link-revogado': [],
  lembrete: [],
  fechamento: version,
  recusa: closing,
  cancelamento: closing,
  'nova-versao': [...version, 'from', 'cause'],
  prazo: ['expiresOn'],
  expiracao: [...version, 'expiresOn'],
  selagem: ['code', 'sealedSha256', 'originalSha256', 'pages', 'size', 'certificate', 'timestamp'],
  exportacao: ['code'],
  apagamento: ['id_key'],
  registro: ['inventario'],
};
