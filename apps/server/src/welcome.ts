interface Started {
  /** Where a browser finds the product. */
  address: URL;
  demonstration: boolean;
  keyPath: string | undefined;
}

/** What whoever typed the command wants to know next. */
export function welcome({ address, demonstration, keyPath }: Started): void {
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
  if (keyPath) {
    lines.push('', `  A chave desta instalação está em ${keyPath}.`, '  Guarde uma cópia dela longe dos dados.');
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
