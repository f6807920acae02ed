import { type APIRequestContext, expect } from '@playwright/test';

export const tenant = '20000000000107';
const password = 'Demo@2026!';

interface Row {
  id: string;
  cnpjcpf: string;
  razao_social: string;
  typeServico: string;
  senhaProduto: string | null;
}

export interface ServiceProduct {
  id: string;
  id_client: string;
  razao_social: string;
  id_apuracao: string;
  /** Path of the product for an ADMIN; `usuario` for a USUARIO. */
  path: string;
  usuario: string;
}

/** Returns calls as one user, in Meridiano. */
export async function callsAs(request: APIRequestContext, address: string, email: string) {
  const login = await request.post(`${address}/api/auth/login`, { data: { email, password } });
  const { access_token } = await login.json();
  const headers = { Authorization: `Bearer ${access_token}`, 'X-Tenant-Id': tenant };
  return async (method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown) => {
    const reply = await request.fetch(`${address}/api${path}`, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    expect(reply.status(), `${method} ${path}`).toBeLessThan(300);
    return (await reply.json()).data;
  };
}
export type Calls = Awaited<ReturnType<typeof callsAs>>;

/** Creates a product of each service with a new apuração. */
export async function productsOf<S extends string>(calls: Calls, services: readonly S[]) {
  const found = new Map<S, ServiceProduct>();
  for (let page = 1; found.size < services.length; page++) {
    const clients: Row[] = await calls('GET', `/clients/tenant/${tenant}?page=${page}`);
    if (clients.length === 0) throw new Error(`Meridiano has no ${services.filter((one) => !found.has(one))}.`);
    for (const { cnpjcpf, razao_social } of clients) {
      for (const { id, typeServico } of (await calls('GET', `/products/${cnpjcpf}`)) as Row[]) {
        const service = services.find((one) => one === typeServico);
        if (!service || found.has(service)) continue;
        const body = { id_client: cnpjcpf, id_product: id, typeServico };
        const { id: id_apuracao } = await calls('POST', '/apuracao', body);
        const rest = `/produtos/${id}?apuracao=${id_apuracao}`;
        found.set(service, {
          ...{ id, id_client: cnpjcpf, razao_social, id_apuracao },
          path: `/admin/${tenant}/clientes/${cnpjcpf}${rest}`,
          usuario: `/cliente/${cnpjcpf}${rest}`,
        });
      }
    }
  }
  return (service: S) => found.get(service) as ServiceProduct;
}
