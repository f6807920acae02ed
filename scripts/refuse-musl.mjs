/**
 * Throws on a Linux with musl, where npm's Node and PostgreSQL would fail with "not found".
 * @param {string} platform of `process.platform`
 * @param {{ glibcVersionRuntime?: string }} header of Node's diagnostic report, which names the version of glibc
 */
export function refuseMusl(platform, { glibcVersionRuntime }) {
  if (platform !== 'linux' || glibcVersionRuntime) return;
  throw new Error('Restitui needs a Linux with glibc, such as Debian or Ubuntu; this one has musl, such as Alpine.');
}
