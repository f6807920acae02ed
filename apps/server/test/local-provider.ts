import { OAuth2Server } from 'oauth2-mock-server';

type Claims = Record<string, unknown>;

/** A local OpenID Connect provider whose answers a test can change. */
export interface LocalProvider {
  issuer: string;
  /** Sets claims of the next ID tokens; undefined removes one. */
  says: (claims: Claims) => void;
  /** Changes the body of the next answer of the token endpoint. */
  answers: (change: (body: Claims) => void | Promise<void>) => void;
  /** Signs the person in at this address and returns where the provider sends the browser. */
  visit: (url: string) => Promise<URL>;
  server: OAuth2Server;
  stop: () => Promise<void>;
}

export async function startLocalProvider(): Promise<LocalProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  let said: Claims = {};
  let audience = '';

  server.service.on('beforeTokenSigning', ({ payload }: { payload: Claims }, request: { body: Claims }) => {
    audience = String(request.body.client_id ?? audience);
    payload.aud = audience;
    Object.assign(payload, said);
  });
  return {
    issuer,
    server,
    says(claims) {
      said = claims;
    },
    answers(edit) {
      server.service.once('beforeResponse', (response: { body: Claims }) => edit(response.body));
    },
    async visit(url) {
      const reply = await fetch(url, { redirect: 'manual' });
      return new URL(reply.headers.get('location') ?? '');
    },
    stop: () => server.stop(),
  };
}
