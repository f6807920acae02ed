/** Returns an address that its owner can recognise: `dona@loja.com.br` → `d•••@loja.com.br`. */
export function maskedEmail(address: string): string {
  const [name = '', host = ''] = address.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
