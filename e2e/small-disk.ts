// A file system of a few megabytes that a test can fill. It needs the right to mount.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** Takes all the room there is now; can be called again. */
  fill(): void
  makeRoom(): void
  remove(): void
}

const MEGABYTES = 64

/** Throws with the reason if it cannot be mounted. */
export function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'solotavolo-disk-'))
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder])
  if (status !== 0) {
    rmdirSync(folder)
    throw new Error(`no small file system can be mounted (${error?.message ?? String(stderr).trim()})`)
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => writeUntilFull(ballast),
    makeRoom: () => rmSync(ballast),
    remove() {
      // Works even while a killed browser still holds it.
      spawnSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
}

/** The reason why no small file system can be made here; undefined if it can. */
export function whyNoSmallDisk(): string | undefined {
  try {
    smallDisk().remove()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'a')
  try {
    for (;;) writeSync(file, Buffer.alloc(4096))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}
