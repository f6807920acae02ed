import { notesSheetsApi } from '@restitui/domain/simples/analysis/notes-sheets.api.ts';
import { call } from '../../../lib/api-client.ts';
import { waitForFile } from '../../../lib/written-file.ts';

/**
 * Requests the notes sheet and waits until the server has written it. Returns the link to the file.
 * @throws Error with the reason when it could not be written
 */
export async function prepareNotesSheet(
  id_apuracao: string,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<string | undefined> {
  const params = { id_apuracao };
  const sheet = await waitForFile({
    make: async () => (await call(notesSheetsApi.make, { params })).data,
    read: async () => (await call(notesSheetsApi.read, { params })).data,
    onProgress,
    isOver: () => signal.aborted,
    gone: 'A análise mudou enquanto a planilha era gerada.',
  });
  return sheet?.link;
}
