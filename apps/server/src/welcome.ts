import type { FirstAccountOutcome } from './db/first-account.ts';
import { firstAccountNames } from './platform/first-account.ts';
import type { Settings } from './platform/settings.ts';

interface Started {
  /** Address of the product for a browser. */
  address: URL;
  demonstration: boolean;
  account: FirstAccountOutcome;
  /** E-mail of the first account that the environment names. */
  firstEmail: string | undefined;
  keyPath: string | undefined;
  /** The settings without which a service is invented. */
  unset: readonly InventedWithout[];
}

/** Texts of what is invented on this machine without the address of the service. */
const invented = {
  CNPJ_URLS: 'as empresas dos CNPJ são inventadas',
  CEP_URLS: 'os endereços dos CEP são inventados',
  INTER_URL: 'os boletos não têm valor',
} as const;
type InventedWithout = keyof typeof invented;

/** Returns the settings without which a service is invented. */
export function inventedWithout({ cnpjUrls, cepUrls, interUrl }: Settings): InventedWithout[] {
  const given = { CNPJ_URLS: cnpjUrls.length > 0, CEP_URLS: cepUrls.length > 0, INTER_URL: interUrl !== undefined };
  return (Object.keys(invented) as InventedWithout[]).filter((name) => !given[name]);
}

/** Prints the address, the demonstration's accounts and the next steps. */
export function printWelcome(started: Started): void {
  process.stdout.write(`${welcomeLines(started).join('\n')}\n\n`);
}

export function welcomeLines({ address, demonstration, account, firstEmail, keyPath, unset }: Started): string[] {
  const lines = ['', `  Restitui está em ${address.origin}`];
  if (demonstration) {
    lines.push(
      '',
      '  Demonstração. Senha de todas as contas: Demo@2026!',
      `    ${address.origin}  ceo@, ti@, analista@, financeiro@ e juridico@restitui.test`,
      ...['meridiano', 'kairos', 'baluarte', 'trilha'].map(
        (name) =>
          `    ${address.protocol}//${name}.localhost:${address.port}  ceo@, gerente@, parceiro@ e contabilidade@${name}.test`,
      ),
    );
  }
  if (account === 'none') {
    lines.push(
      '',
      '  Ainda não há empresa nem conta. Para criá-las, pare e inicie uma vez informando',
      `    ${firstAccountNames.join(', ')}.`,
      '  Há um exemplo em docs/operations.md.',
    );
  }
  if (account === 'created') {
    lines.push(
      '',
      `  Empresa e conta criadas. Entre em ${address.origin}/signin com ${firstEmail} e a senha informada.`,
      `  Retire do ambiente ${firstAccountNames.join(', ')}.`,
    );
  }
  if (account === 'present' && firstEmail) {
    lines.push('', `  Já há empresa e conta: ${firstAccountNames.join(', ')} não têm efeito.`);
  }
  if (!demonstration && unset.length > 0) {
    lines.push('', ...unset.map((name) => `  Sem ${name}, ${invented[name]}.`));
  }
  if (keyPath) {
    lines.push('', `  A chave desta instalação está em ${keyPath}.`, '  Guarde uma cópia dela longe dos dados.');
  }
  return lines;
}

/** Returns the host as a browser on this machine writes it. */
export function shownHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Builds the error that tells the operator why the server cannot listen. */
export function explainListenError(
  error: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): Error {
  const place = `${shownHost(host)}:${port}`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `A porta ${port} já está em uso por outro programa. Encerre-o, ou indique outra em PORT.`,
    EACCES: `Este usuário não pode abrir a porta ${port}. Indique outra em PORT, de 1024 em diante.`,
    EADDRNOTAVAIL: `Esta máquina não tem o endereço ${host}. Indique outro em HOST.`,
    ENOTFOUND: `Esta máquina não conhece o endereço ${host}. Indique outro em HOST.`,
  };
  return new Error(reasons[error.code ?? ''] ?? `O servidor não pode atender em ${place}: ${error.message}`, {
    cause: error,
  });
}
