import {
  type Clash,
  countChanges,
  dropOfSheet,
  type KeptAnswer,
  type KeptSend,
  personName,
} from '#app/models/house/cellar/kept-send.ts'
import { readStockRows } from '#app/models/house/cellar/stock-lines.ts'
import { awayTexts } from '#app/texts/house/orders/away.ts'
import { changeKept, dropKept, listKept } from './kept-sends.ts'
import type { FromWorker } from './messages.ts'

let sending: Promise<FromWorker> | undefined

/** Sends what waits, in the order in which it was written; whoever asks meanwhile shares the answer. */
export function sendKept(): Promise<FromWorker> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(): Promise<FromWorker> {
  let hasNews = false
  for (const { id } of await listKept()) {
    // What clashed before may have changed it since.
    const send = (await listKept()).find((one) => one.id === id)
    if (!send || send.left) continue
    const answer = await post(send)
    // Another of the house is logged in: it waits for whoever wrote it.
    if (answer?.status === 403) continue
    if (!answer || answer.status >= 500) return { hasNews, isEnded: false }
    if (answer.status === 0 || answer.status === 401) return { hasNews, isEnded: true }
    const left = await readLeft(answer)
    hasNews = true
    if (left.length === 0) await dropKept(send)
    else await leave(send, left)
  }
  return { hasNews, isEnded: false }
}

function post({ act, entries, person }: KeptSend): Promise<Response | undefined> {
  const body = new URLSearchParams([...entries.map(([name, value]) => [name, value]), [personName, person]])
  const signal = AbortSignal.timeout(15_000)
  return fetch(`/admin/cave/${act}`, { method: 'POST', redirect: 'manual', body, signal }).catch(() => undefined)
}

async function readLeft(answer: Response): Promise<Clash[]> {
  const failed = [{ id: '', name: awayTexts.failedOf, says: awayTexts.failed }]
  if (!answer.ok) return failed
  return answer.json().then(
    ({ left }: KeptAnswer) => left,
    () => failed,
  )
}

type Kept = KeptSend & { id: number }

/** What was counted of such a line later on is part of the same question: it is asked once, with the last count. */
async function leave(send: Kept, left: Clash[]): Promise<void> {
  let { entries } = send
  const asked = new Map(left.map((line) => [line.id, line]))
  for (const later of await listKept()) {
    if (later.id <= send.id || later.act !== 'stock' || send.act !== 'stock' || later.left) continue
    for (const { idDeclination: id, stock } of readStockRows(later.entries)) {
      const line = asked.get(id)
      if (!line || !('counted' in line)) continue
      asked.set(id, { ...line, counted: stock })
      entries = entries.map(([name, value]) => (name === `stock-${id}` ? [name, String(stock)] : [name, value]))
      later.entries = dropOfSheet(later.entries, id)
    }
    await (countChanges('stock', later.entries) === 0 ? dropKept(later) : changeKept(later))
  }
  await changeKept({ ...send, entries, left: [...asked.values()] })
}
