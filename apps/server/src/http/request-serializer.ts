/**
 * Logs URLs without secrets: without the query, which may carry a link's token, and without the token of a
 * file link.
 */
export function serializeRequest(request: { method: string; url: string; originalUrl?: string; ip?: string }) {
  const [path = ''] = (request.originalUrl ?? request.url).split('?');
  return { method: request.method, url: path.replace(/^(\/api\/files\/).*/i, '$1…'), remoteAddress: request.ip };
}
