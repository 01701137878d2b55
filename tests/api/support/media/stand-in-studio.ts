import sharp from 'sharp'
import type { Shot, Sitting, Studio } from '#api/platform/outside/studio/studio.ts'

/** A studio whose photographs are done, or fail, when a test says so. */
export type StandInStudio = Studio & {
  begun: { name: string; shot: Shot; label: Buffer }[]
  reach(progress: number): void
  finish(bytes: Buffer): void
  fail(reason: 'slow' | 'crashed'): void
}

/** Stands in for the program that photographs. */
export function openStandInStudio(): StandInStudio {
  const begun: StandInStudio['begun'] = []
  let now: Sitting | undefined
  const change = (more: Partial<Sitting>) => {
    if (!now) throw new Error('nothing is being photographed')
    now = { ...now, ...more }
  }
  return {
    begun,
    isThere: () => true,
    begin: (name, shot, label) => {
      if (now) throw new Error('a photograph was begun beside another')
      begun.push({ name, shot, label })
      now = { name, progress: 0 }
    },
    sitting: () => now,
    clear: () => {
      now = undefined
    },
    reach: (progress) => change({ progress }),
    finish: (bytes) => change({ progress: 95, ended: { ok: true, bytes } }),
    fail: (reason) => change({ ended: { ok: false, reason } }),
  }
}

/** A picture of one colour, half of it clear, such as a studio hands over. */
export async function plainPicture(width: number, height: number, red = 120): Promise<Buffer> {
  const ink = { r: red, g: 20, b: 30, alpha: 0.5 }
  return sharp({ create: { width, height, channels: 4, background: ink } })
    .png()
    .toBuffer()
}
