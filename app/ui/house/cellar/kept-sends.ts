import type { KeptSend } from '#app/models/house/cellar/kept-send.ts'

type Kept = KeptSend & { id: number }

/** All that waits on this machine, in the order in which it was written. */
export async function listKept(): Promise<Kept[]> {
  return inStore('readonly', (store) => store.getAll() as IDBRequest<Kept[]>)
}

export async function addKept(send: KeptSend): Promise<void> {
  await inStore('readwrite', (store) => store.add(send))
}

export async function changeKept(send: Kept): Promise<void> {
  await inStore('readwrite', (store) => store.put(send))
}

export async function dropKept({ id }: Kept): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id))
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openStore()
  try {
    return await new Promise((resolve, reject) => {
      const written = database.transaction('sends', mode)
      const asked = ask(written.objectStore('sends'))
      // Said once it is on the disk, so that nothing is told as kept that is not.
      written.oncomplete = () => resolve(asked.result)
      written.onabort = () => reject(written.error)
    })
  } finally {
    database.close()
  }
}

function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('cellar', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('sends', { keyPath: 'id', autoIncrement: true })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}
