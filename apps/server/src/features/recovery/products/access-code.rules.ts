/** Returns the context that a sealed access code is bound to, so that it cannot be opened for another product. */
export function accessCodePlace(id_product: string): string {
  return `senhaProduto ${id_product}`;
}
