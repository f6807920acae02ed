interface Started {
  port: number;
  host: string;
  demonstration: boolean;
  keyPath: string | undefined;
}

/** What whoever typed the command wants to know next. */
export function welcome({ port, host, demonstration, keyPath }: Started): void {
  const address = `http://${host === '127.0.0.1' || host === '::1' ? 'localhost' : host}:${port}`;
  const lines = ['', `  Restitui está em ${address}`];
  if (demonstration) {
    lines.push(
      '',
      '  Demonstração. Senha de todas as contas: Demo@2026!',
      `    ${address}  ceo@, ti@, analista@, financeiro@ e juridico@restitui.test`,
      ...['meridiano', 'kairos', 'baluarte', 'trilha'].map(
        (name) => `    http://${name}.localhost:${port}  ceo@, gerente@, parceiro@ e contabilidade@${name}.test`,
      ),
    );
  }
  if (keyPath) {
    lines.push('', `  A chave desta instalação está em ${keyPath}.`, '  Guarde uma cópia dela longe dos dados.');
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
