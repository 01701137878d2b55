/** A photograph to take: sizes in millimetres, what glass and wine are made of by their names. */
export type Shot = {
  /** What is shown: 'bottle', 'label', 'back', 'case' or 'table'. */
  view: string
  shape: Record<'height' | 'radius' | 'neckRadius' | 'body' | 'neck' | 'punt' | 'foil', number> & {
    bend: readonly [number, number]
  }
  glass: string
  liquid: string
  closure: string
  capsule: string
  label: { width: number; height: number; foot: number }
  /** What the picture shows, the same for all bottles, so that they keep their true size beside each other. */
  frame: [width: number, height: number]
  /** In pixels. */
  size: [width: number, height: number]
  /** How often each pixel is looked at. */
  samples: number
}

/** Why no photograph came of it: it took too long, or the program ended without one. */
export type StudioFault = 'slow' | 'crashed'

/** The photograph that is being taken, or was taken last: how far it is in percent, and how it ended. */
export type Sitting = { name: string; progress: number; ended?: { ok: true; bytes: Buffer } | { ok: false; reason: StudioFault } }

/** Whoever photographs bottles by program: one at a time. */
export type Studio = {
  isThere(): boolean
  /** Begins a photograph; it is followed by its name. */
  begin(name: string, shot: Shot, label: Buffer): void
  sitting(): Sitting | undefined
  /** Lets go of it, done or not. */
  clear(): void
}
