import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';

interface Answered {
  status: number;
  // The tests say what they expect of it.
  // biome-ignore lint/suspicious/noExplicitAny: a body is whatever the server sent
  body: any;
}

const meridiano = '20000000000107';
const client = '11222333000181';
const service = 'PIS_COFINS_MONOFASICO_PARA_SN';

/** The provider's analyst, acting in Meridiano over the network. */
export class SignedIn {
  readonly address: string;
  readonly token: string;

  constructor(address: string, token: string) {
    this.address = address;
    this.token = token;
  }

  fetch(path: string, { headers, ...options }: { method?: string; headers?: object; body?: BodyInit } = {}) {
    return fetch(`${this.address}/api${path}`, {
      ...options,
      headers: { authorization: `Bearer ${this.token}`, 'x-tenant-id': meridiano, ...headers },
    });
  }

  async send(method: string, path: string, body?: object): Promise<Answered> {
    const form = body instanceof FormData;
    const response = await this.fetch(path, {
      method,
      headers: body && !form ? { 'content-type': 'application/json' } : {},
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  async get(path: string) {
    const { status, body } = await this.send('GET', path);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  /** Creates an assessment of the main client. */
  async newAssessment(): Promise<string> {
    const products = (await this.get(`/products/${client}`)).data as { id: string; typeServico: string }[];
    const id_product = products.find((product) => product.typeServico === service)?.id;
    const { status, body } = await this.send('POST', '/apuracao', {
      id_client: client,
      id_product,
      typeServico: service,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data.id;
  }

  upload(id_apuracao: string, files: { xml: string; pgdas: string }): Promise<Answered> {
    const form = new FormData();
    form.append('id_apuracao', id_apuracao);
    for (const [field, path] of Object.entries(files)) {
      form.append(field, new Blob([readFileSync(path)], { type: 'application/zip' }), `${field}.zip`);
    }
    return this.send('POST', '/microservices/xml/simples-nacional', form);
  }

  /** Polls until the analysis satisfies `when`, and returns it. */
  async analysis(id_apuracao: string, when: (analysis: Analysis) => boolean): Promise<Analysis> {
    return vi.waitFor(
      async () => {
        const seen = (await this.get(`/simples/${id_apuracao}`)).data as Analysis;
        expect(when(seen), JSON.stringify({ ...seen, analises: seen.analises.length })).toBe(true);
        return seen;
      },
      { timeout: 120_000, interval: 20 },
    );
  }
}

export interface Analysis {
  state: string;
  erro: string | null;
  progress: { arquivos: number; total: number } | null;
  analises: { competencia: string; total_a_restituir: number }[];
  resumo: object | null;
  contagens: object;
  problemas: object[];
}

export async function login(
  address: string,
  email = 'analista@restitui.test',
  password = 'Demo@2026!',
): Promise<Answered> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: response.status, body: await response.json() };
}

export async function signIn(address: string, email?: string): Promise<SignedIn> {
  const { status, body } = await login(address, email);
  expect(status, JSON.stringify(body)).toBe(200);
  return new SignedIn(address, body.access_token);
}
