import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator } from '@playwright/test';

/** Drops files from the disk on an element, as with the mouse. */
export async function dropFiles(target: Locator, paths: string[]) {
  const files = paths.map((path) => ({ name: basename(path), base64: readFileSync(path).toString('base64') }));
  const dataTransfer = await target.page().evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'application/zip' }));
    }
    return transfer;
  }, files);
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}
