export function ClientProductsPage() {
  return null;
}
