import { createHash } from 'node:crypto';

/** A version of an object; without a body, the marker of its removal. */
interface StoredVersion {
  key: string;
  id: string;
  at: Date;
  body: Buffer | undefined;
}

const versionsOfPage = 3;

/** Keeps every version of the objects of a bucket, as S3 does with versioning. */
export function createObjectVersions() {
  let all: StoredVersion[] = [];
  let count = 0;

  /** By key, the newest first. */
  const sorted = () => all.toReversed().toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));

  return {
    add(key: string, at: Date, body: Buffer | undefined) {
      count++;
      all.push({ key, id: `v${count}`, at, body });
    },
    find: (key: string, id: string) => all.find((each) => each.key === key && each.id === id),
    /** Removes all versions of an object for good, as the end of their retention does. */
    purge(key: string) {
      all = all.filter((each) => each.key !== key);
    },
    clear() {
      all = [];
    },
    /** Changes the stored bytes of every version of an object. */
    alter(key: string) {
      for (const version of all) if (version.key === key && version.body) version.body = Buffer.from('altered');
    },
    /** Returns a page of the list of versions as XML. */
    page(query: URLSearchParams): string {
      const listed = sorted().filter(({ key }) => key.startsWith(query.get('prefix') ?? ''));
      const [afterKey, afterId] = [query.get('key-marker'), query.get('version-id-marker')];
      const from = listed.findIndex(({ key, id }) => key === afterKey && id === afterId) + 1;
      const page = listed.slice(from, from + versionsOfPage);
      const last = page.at(-1);
      const isTruncated = from + versionsOfPage < listed.length;
      const next = `<NextKeyMarker>${last?.key}</NextKeyMarker><NextVersionIdMarker>${last?.id}</NextVersionIdMarker>`;
      const entries = page.map(({ key, id, at, body }) => {
        const kind = body ? 'Version' : 'DeleteMarker';
        const hash = body ? `<ETag>"${createHash('md5').update(body).digest('hex')}"</ETag>` : '';
        const isLatest = listed.find((each) => each.key === key)?.id === id;
        const facts = `<IsLatest>${isLatest}</IsLatest><LastModified>${at.toISOString()}</LastModified>${hash}`;
        return `<${kind}><Key>${key}</Key><VersionId>${id}</VersionId>${facts}</${kind}>`;
      });
      const content = `<IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? next : ''}${entries.join('')}`;
      return `<ListVersionsResult>${content}</ListVersionsResult>`;
    },
  };
}
