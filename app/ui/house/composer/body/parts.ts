import { useEffect, useState } from 'react'
import type { BlockPreview, ComposedBlock } from '#app/models/house/panel/composed.ts'
import { ask } from './ask.ts'

const patience = 120
const mostKept = 500

export type Parts = {
  read: (block: ComposedBlock) => BlockPreview | undefined
  ask: (block: ComposedBlock, tell: () => void) => void
}

/** Asks the site how blocks look, many at once and each but once for what it says. */
export function openParts(at: string): Parts {
  const kept = new Map<string, BlockPreview>()
  const asked = new Map<string, (() => void)[]>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function gather(): Promise<void> {
    const keys = [...asked.keys()].slice(0, 100)
    const told = keys.flatMap((key) => asked.get(key) ?? [])
    for (const key of keys) asked.delete(key)
    const parts = await ask<BlockPreview[]>(`${at}/apercu`, { blocks: keys.map((key) => JSON.parse(key)) }).catch(() => undefined)
    parts?.forEach((part, place) => {
      kept.set(keys[place] ?? '', part)
    })
    for (const key of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(key)
    for (const tell of told) tell()
  }

  return {
    read: (block) => kept.get(JSON.stringify(block)),
    ask: (block, tell) => {
      const key = JSON.stringify(block)
      asked.set(key, [...(asked.get(key) ?? []), tell])
      clearTimeout(timer)
      timer = setTimeout(gather, patience)
    },
  }
}

/** How a block looks; while that is asked anew, how it looked before. */
export function usePart(parts: Parts, block: ComposedBlock): BlockPreview | undefined {
  const key = JSON.stringify(block)
  const [part, setPart] = useState(() => parts.read(block))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the block
  useEffect(() => {
    let isWanted = true
    const show = () => {
      const found = parts.read(block)
      if (isWanted && found) setPart(found)
    }
    if (parts.read(block)) show()
    else parts.ask(block, show)
    return () => {
      isWanted = false
    }
  }, [key, parts])
  return part
}
