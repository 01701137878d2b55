import type { FlashWay } from '#app/texts/platform/flashes.ts'

/** What an act has to say, and where that leads on to. */
export type Flash = { text: string; way: FlashWay | undefined }
