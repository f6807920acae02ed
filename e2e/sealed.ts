import { expect } from '@playwright/test';
import { besideBrowser } from './beside-browser.ts';
import { read, type Staff } from './new-client.ts';

/** Waits until a signed contract is sealed and returns its code for /verificar. */
export async function sealedCodeOf(staff: Staff, id_agreement: string): Promise<string> {
  let seal: { state: string; code: string } | null = null;
  const state = async () => {
    seal = ((await read(staff, `/agreement/seal/${id_agreement}`)) as { data: typeof seal }).data;
    return seal?.state;
  };
  await expect.poll(state).toBe('selado');
  return (seal as { code: string } | null)?.code ?? '';
}

/** Returns the current PDF of a contract as a file to upload. */
export async function contractFile(staff: Staff, id_agreement: string) {
  const { url } = besideBrowser(staff.address, `/agreement/pdf/${id_agreement}`);
  const buffer = await (await staff.request.get(url, { headers: staff.headers })).body();
  return { name: 'contrato.pdf', mimeType: 'application/pdf', buffer };
}
