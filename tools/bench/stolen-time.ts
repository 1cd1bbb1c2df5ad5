import { readFileSync } from 'node:fs';

/**
 * /proc/stat, in which Linux counts its processors' time since it started (proc_stat(5)).
 * Empty on other systems.
 */
export function readProcessorTimes(): string {
  try {
    return readFileSync('/proc/stat', 'utf8');
  } catch {
    return '';
  }
}

/**
 * The share of processor time (0 to 1) that other virtual machines of the same host took between two
 * readings of /proc/stat; 0 if the system does not say.
 */
export function stolenShare(before: string, after: string): number {
  const [earlier, later] = [timesOf(before), timesOf(after)];
  const passed = later.total - earlier.total;
  return passed > 0 ? (later.stolen - earlier.stolen) / passed : 0;
}

/** The line is `cpu user nice system idle iowait irq softirq steal guest guest_nice`, guests within user. */
function timesOf(stat: string): { total: number; stolen: number } {
  const times = /^cpu +(.+)$/m.exec(stat)?.[1]?.split(' ').slice(0, 8).map(Number) ?? [];
  return { total: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
}
