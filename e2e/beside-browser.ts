/** Builds a request outside the browser: not every machine resolves names under `localhost`, so the IP address is used. */
export function besideBrowser(address: string, path: string) {
  const { host, port } = new URL(address);
  return { url: `http://127.0.0.1:${port}/api${path}`, headers: { host } };
}
