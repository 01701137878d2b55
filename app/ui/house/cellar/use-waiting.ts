import { useEffect, useState } from 'react'

/** How much that was written at the cellar's desks waits on this machine; what counts it is fetched where such a store is. */
export function useWaiting(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    void countWaiting().then(setCount)
  }, [])
  return count
}

async function countWaiting(): Promise<number> {
  const stores = (await globalThis.indexedDB?.databases?.()) ?? []
  if (!stores.some(({ name }) => name === 'cellar')) return 0
  const { listKept } = await import('./kept-sends.ts')
  return (await listKept()).length
}
