import { type NotesExport, notesSheetsApi } from '@restitui/domain/simples/analysis/notes-sheets.api.ts';
import { call } from '../../../lib/api-client.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isRunning = ({ state }: NotesExport) => state === 'na_fila' || state === 'processando';

/**
 * Requests the notes sheet and waits until the server has written it. Returns the link to the file.
 * @throws Error with the reason when it could not be written
 */
export async function prepareNotesSheet(
  id_apuracao: string,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<string | undefined> {
  const params = { id_apuracao };
  let sheet: NotesExport | null = (await call(notesSheetsApi.make, { params })).data;
  while (sheet && isRunning(sheet) && !signal.aborted) {
    onProgress(sheet.progresso);
    await pause(1000);
    sheet = (await call(notesSheetsApi.read, { params })).data;
  }
  if (signal.aborted) return undefined;
  if (!sheet?.link) throw new Error(sheet?.erro ?? 'A análise mudou enquanto a planilha era gerada.');
  return sheet.link;
}
