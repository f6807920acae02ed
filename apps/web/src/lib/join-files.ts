import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** The years that a ZIP can name. */
const [firstYear, lastYear] = [1980, 2099];

/** Returns the names of files so that each is another one: files of several folders may share theirs. */
function distinctNames(files: readonly File[]): string[] {
  const taken = new Set<string>();
  return files.map(({ name }) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let distinct = name;
    for (let i = 2; taken.has(distinct); i += 1) distinct = `${stem} (${i})${ending}`;
    taken.add(distinct);
    return distinct;
  });
}

/**
 * Joins files into one ZIP, which keeps their names and times. Reads them in parts, so that only the compressed bytes are
 * in memory.
 * @param onJoined called with the share that is joined, 0 to 1
 * @throws when a file cannot be read, such as one that was removed since it was chosen
 */
export async function joinFiles(
  files: readonly File[],
  name: string,
  onJoined: (share: number) => void,
): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const names = distinctNames(files);
  let joined = 0;
  for (const [i, file] of files.entries()) {
    const entryName = names[i] ?? file.name;
    const entry = /\.zip$/i.test(file.name) ? new ZipPassThrough(entryName) : new ZipDeflate(entryName);
    const year = new Date(file.lastModified).getFullYear();
    if (year >= firstYear && year <= lastYear) entry.mtime = file.lastModified;
    zip.add(entry);
    const reader = file.stream().getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      entry.push(read.value);
      joined += read.value.length;
      onJoined(joined / total);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  return new File(parts, name, { type: 'application/zip' });
}
