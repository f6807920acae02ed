const sector = 512;
const endOfChain = 0xfffffffe;
const tableSector = 0xfffffffd;
const noEntry = 0xffffffff;
const kinds = { storage: 1, stream: 2, root: 5 };

interface Entry {
  name: string;
  kind: keyof typeof kinds;
  right?: number;
  child?: number;
}

function written({ name, kind, right = noEntry, child = noEntry }: Entry): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(kinds[kind], 66);
  entry.writeUInt32LE(noEntry, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(kind === 'stream' ? 4_096 : 0, 120);
  return entry;
}

/** Returns stream entries, each the right sibling of the one before; the first has the number `first`. */
function streams(names: string[], first: number): Entry[] {
  return names.map((name, i) => ({
    name,
    kind: 'stream',
    right: i + 1 < names.length ? first + i + 1 : noEntry,
  }));
}

/** Builds an OLE2 file with streams, and others in a storage, as an embedded document has them. */
export function compoundFileOf(names: string[], embedded: string[] = []): Buffer {
  const atRoot = streams(names, 1);
  const folder = names.length + 1;
  const last = atRoot.at(-1);
  if (embedded.length > 0 && last) last.right = folder;
  const inFolder = embedded.length === 0 ? [] : [{ name: 'MBD0001', kind: 'storage' as const, child: folder + 1 }];
  const entries = [
    { name: 'Root Entry', kind: 'root' as const, child: 1 },
    ...atRoot,
    ...inFolder,
    ...streams(embedded, folder + 1),
  ];
  const directory = Buffer.alloc(Math.ceil(entries.length / 4) * sector);
  for (const [i, entry] of entries.entries()) written(entry).copy(directory, i * 128);

  const header = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(tableSector, 0);
  const sectors = directory.length / sector;
  for (let i = 1; i <= sectors; i++) table.writeUInt32LE(i === sectors ? endOfChain : i + 1, i * 4);
  const content = Buffer.alloc(8 * sector);
  return Buffer.concat([header, table, directory, content]);
}
