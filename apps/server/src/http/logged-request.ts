/** Addresses are logged without what opens something: the query, which may carry a link's token, and a file's link. */
export function loggedRequest(request: { method: string; url: string; originalUrl?: string; ip?: string }) {
  const [path = ''] = (request.originalUrl ?? request.url).split('?');
  return { method: request.method, url: path.replace(/^(\/api\/files\/).*/i, '$1…'), remoteAddress: request.ip };
}
