import { Gauge, type Registry } from 'prom-client';
import type { DiskSpace } from '../platform/disk-space.ts';

/** Registers the metrics of the free disk space. */
export function registerDiskMetrics(register: Registry, disk: DiskSpace): void {
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free bytes of the folders that the server writes to',
    labelNames: ['folder'],
    registers: [register],
    collect() {
      for (const [folder, bytes] of Object.entries(disk.free())) this.set({ folder }, bytes);
    },
  });
  new Gauge({
    name: 'disk_low',
    help: '1 while writes are refused because a disk has too little free space',
    registers: [register],
    collect() {
      this.set(disk.isLow() ? 1 : 0);
    },
  });
}
