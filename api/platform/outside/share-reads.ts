type Read = (name: string) => Promise<Buffer | undefined>
export type SharedReads = { read: Read; forget(name: string): void }
type Held = { whole: WeakRef<ArrayBufferLike>; from: number; length: number }

/**
 * Reads what never changes under its name: bytes that somebody is still being sent are not read once more. Hundreds who take the
 * same file slowly, or ask for it at once, hold it in memory once.
 */
export function shareReads(readFile: Read): SharedReads {
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  const held = new Map<string, Held>()
  const letGo = new FinalizationRegistry<string>((name) => {
    if (held.get(name)?.whole.deref() === undefined) held.delete(name)
  })

  function findHeld(name: string): Buffer | undefined {
    const known = held.get(name)
    const whole = known?.whole.deref()
    return known && whole && Buffer.from(whole, known.from, known.length)
  }

  async function readAnew(name: string): Promise<Buffer | undefined> {
    const bytes = await readFile(name)
    if (!bytes) return undefined
    // By what lies beneath: a part of a file that is sent keeps no more alive than that.
    held.set(name, { whole: new WeakRef(bytes.buffer), from: bytes.byteOffset, length: bytes.length })
    letGo.register(bytes.buffer, name)
    return bytes
  }

  return {
    read: async (name) => {
      const kept = findHeld(name)
      if (kept) return kept
      const reading = underWay.get(name) ?? readAnew(name).finally(() => underWay.delete(name))
      underWay.set(name, reading)
      return reading
    },
    forget: (name) => void held.delete(name),
  }
}
