/** What a sealed access code belongs to: it opens for no other product. */
export function accessCodePlace(id_product: string): string {
  return `senhaProduto ${id_product}`;
}
