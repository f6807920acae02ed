const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryBytes = 128;
const maxEntries = 4_096;
const endOfChain = 0xfffffffe;
const streamType = 2;
const noEntry = 0xffffffff;

interface Entry {
  name: string;
  isStream: boolean;
  left: number;
  right: number;
  child: number;
}

/** Returns functions that follow the file's sector chains; undefined for an invalid header. */
function sectorsOf(bytes: Buffer) {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 2 ** shift;
  const listed = Math.min(bytes.readUInt32LE(44), 109);
  const tables = Array.from({ length: listed }, (_, i) => bytes.readUInt32LE(76 + 4 * i));
  const sector = (at: number): Buffer => bytes.subarray((at + 1) * size, (at + 2) * size);
  const next = (at: number): number => {
    const table = sector(tables[Math.floor((at * 4) / size)] ?? noEntry);
    const offset = (at * 4) % size;
    return table.length >= offset + 4 ? table.readUInt32LE(offset) : endOfChain;
  };
  return { sector, next };
}

function entriesOf(bytes: Buffer): Entry[] {
  const sectors = sectorsOf(bytes);
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(48);
  while (sectors && at < endOfChain && entries.length < maxEntries) {
    const sector = sectors.sector(at);
    if (sector.length === 0) break;
    for (let start = 0; start + entryBytes <= sector.length; start += entryBytes) {
      const entry = sector.subarray(start, start + entryBytes);
      const length = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
      entries.push({
        name: entry.toString('utf16le', 0, length),
        isStream: entry[66] === streamType && entry.readUInt32LE(120) > 0,
        left: entry.readUInt32LE(68),
        right: entry.readUInt32LE(72),
        child: entry.readUInt32LE(76),
      });
    }
    at = sectors.next(at);
  }
  return entries;
}

/**
 * Returns the names of the streams at the root of an OLE2 compound file (old Word, Excel and others, [MS-CFB]), without
 * embedded ones. Undefined for any other file; empty when the directory cannot be read.
 */
export function compoundRoot(bytes: Buffer): ReadonlySet<string> | undefined {
  if (bytes.length < 512 || !bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const entries = entriesOf(bytes);
  const names = new Set<string>();
  const seen = new Set<number>();
  const waiting = [entries[0]?.child ?? noEntry];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = entries[at];
    if (!entry || seen.has(at)) continue;
    seen.add(at);
    if (entry.isStream) names.add(entry.name);
    waiting.push(entry.left, entry.right);
  }
  return names;
}
