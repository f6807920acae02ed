/**
 * Fetches a file of the app to its end, so that the browser has it for the import that follows.
 * @throws when it cannot be fetched or is answered with an error
 */
export async function fetchFile(address: string): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply.arrayBuffer();
}
