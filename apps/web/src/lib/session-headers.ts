import { currentAuth, currentTenant, currentToken } from './session-store.ts';

/** @param tenant acting tenant instead of the selected one; null for none */
export function sessionHeaders(tenant: string | null = currentTenant()?.id ?? null): {
  headers: Record<string, string>;
  token: string | undefined;
} {
  const token = currentToken();
  if (!token) return { headers: {}, token };
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (currentAuth()?.user.typeUser === 'ADMIN' && tenant) headers['X-Tenant-Id'] = tenant;
  return { headers, token };
}
