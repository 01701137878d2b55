import { sayBlocks } from '#app/models/content/blocks/block-words.ts'

/** All that visitors read in stored blocks, in its order; what is broken is left out. */
export function wordsOfBlocks(json: string): string {
  return sayBlocks(readJson(json))
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
