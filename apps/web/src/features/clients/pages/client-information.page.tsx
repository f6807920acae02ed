export function ClientInformationPage() {
  return null;
}
