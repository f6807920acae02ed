import { BlockList, isIP } from 'node:net';

const local = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(net, bits, 'ipv6');

/** Returns the public IP address; undefined for a local or private one. */
export function publicAddress(text: string): string | undefined {
  const ip = text.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(ip);
  if (version === 0) return undefined;
  return local.check(ip, version === 4 ? 'ipv4' : 'ipv6') ? undefined : ip;
}
