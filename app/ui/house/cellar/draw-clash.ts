import { type Clash, type KeptSend, pickOfSheet, sendingName } from '#app/models/house/cellar/kept-send.ts'
import { cellarTexts as words } from '#app/texts/house/orders/cellar.ts'
import { readNamedGoods } from '../scan/named-goods.ts'
import { addKept, changeKept, dropKept } from './kept-sends.ts'

type Kept = KeptSend & { id: number }

/** What clashed, with both values, and what its owner may decide. */
export function drawClash(send: Kept, line: Clash, decided: () => Promise<void>): HTMLElement {
  const item = document.createElement('li')
  const name = document.createElement('b')
  name.textContent = line.name
  item.append(name, ' ')
  const acts = document.createElement('p')
  acts.className = 'actions'
  const offer = (label: string, isFirst: boolean, act: () => Promise<void>) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = isFirst ? 'btn' : 'btn btn-line'
    button.textContent = label
    button.setAttribute('aria-label', `${label}, ${line.name}`)
    button.addEventListener('click', async () => {
      for (const other of acts.querySelectorAll('button')) other.disabled = true
      await act()
      await dropLeft(send, line)
      await decided()
    })
    acts.append(button)
  }
  if ('says' in line) {
    item.append(line.says)
    if (send.act !== 'stock' && line.id) item.append(' ', drawWay(line.id))
    offer(words.drop, false, async () => {})
  } else {
    const { seen, counted, now } = line
    const byDifference = now + counted - seen
    item.append(words.counted(counted, seen, now), ' ', words.advice(readNamedGoods()))
    if (byDifference >= 0 && byDifference !== now) {
      offer(words.byDifference(byDifference, counted - seen), true, () =>
        sendAgain(send, line, { seen: now, stock: byDifference }),
      )
    }
    if (counted !== now && counted !== byDifference) {
      offer(words.byCount(counted), false, () => sendAgain(send, line, { seen: now, stock: counted }))
    }
    offer(words.leave(now), false, async () => {})
  }
  item.append(acts)
  return item
}

function drawWay(id: string): HTMLElement {
  const way = document.createElement('a')
  way.href = `/admin/commandes/${id}`
  way.textContent = words.seeOrder
  return way
}

/** The line goes as a sheet of its own, against what is there now: if that has moved again, it is asked again. */
async function sendAgain({ person, entries }: Kept, { id }: Clash, to: { seen: number; stock: number }): Promise<void> {
  const values = new Map(pickOfSheet(entries, id))
  values.set(`vu-${id}`, String(to.seen))
  values.set(`stock-${id}`, String(to.stock))
  values.set(sendingName, crypto.randomUUID())
  await addKept({ person, act: 'stock', entries: [...values], at: Date.now() })
}

async function dropLeft(send: Kept, line: Clash): Promise<void> {
  send.left = send.left?.filter((one) => one !== line) ?? []
  await (send.left.length === 0 ? dropKept(send) : changeKept(send))
}
