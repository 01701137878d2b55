/** Where a browser keeps what lies in its cart, in ids and numbers only, and whether that is what the shop has. */
const entries = { lines: 'cart', sync: 'cart-sync' }

/** How long a browser waits for a cart that another of its pages restores, in milliseconds. */
const patience = 60_000

type Send = (lines: string) => Promise<void>

/**
 * Keeps the browser's own copy of the cart in step with what the page says of it.
 * `said` is what lies in it; `-` is for a cart that is not to be kept here, and nothing for a visitor whose cookie is gone.
 */
export async function keepCart(said: string, send: Send): Promise<void> {
  // A browser that keeps nothing has nothing to restore.
  const store = openStore()
  if (!store) return
  if (said === '-') return forget(store)
  if (said !== '') {
    store.setItem(entries.lines, said)
    store.setItem(entries.sync, 'true')
    return
  }
  const kept = store.getItem(entries.lines)
  const begun = store.getItem(entries.sync)
  // A restoring that was begun and never ended is begun again.
  if (!kept || Date.now() - Number(begun) < patience) return
  const mark = String(Date.now())
  store.setItem(entries.sync, mark)
  await send(kept)
  // The page that has the cart again has said so by now; where nothing came back, nothing is left to keep.
  if (store.getItem(entries.sync) === mark) forget(store)
}

function forget(store: Storage): void {
  for (const name of Object.values(entries)) store.removeItem(name)
}

function openStore(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
