/** Beside the browser not every machine finds a name under `localhost`: the server is called by number, under its name. */
export function besideBrowser(address: string, path: string) {
  const { host, port } = new URL(address);
  return { url: `http://127.0.0.1:${port}/api${path}`, headers: { host } };
}
