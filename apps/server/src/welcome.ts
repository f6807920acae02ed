import { firstAccountNames } from './platform/first-account.ts';

interface Started {
  /** Where a browser finds the product. */
  address: URL;
  demonstration: boolean;
  /** Nobody can sign in yet. */
  isEmpty: boolean;
  keyPath: string | undefined;
}

/** What whoever typed the command wants to know next. */
export function welcome({ address, demonstration, isEmpty, keyPath }: Started): void {
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
  if (isEmpty) {
    lines.push(
      '',
      '  Ainda não há empresa nem conta. Para criá-las, pare e inicie uma vez informando',
      `    ${firstAccountNames.join(', ')}.`,
    );
  }
  if (keyPath) {
    lines.push('', `  A chave desta instalação está em ${keyPath}.`, '  Guarde uma cópia dela longe dos dados.');
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** The host as a browser on this machine would write it. */
export function shownHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Why the server cannot listen, for whoever started it. */
export function refusedAddress(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
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
