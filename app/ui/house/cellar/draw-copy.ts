import { copyName, sendingName } from '#app/models/house/cellar/kept-send.ts'
import { readStockRows } from '#app/models/house/cellar/stock-lines.ts'
import { awayTexts as words } from '#app/texts/house/orders/away.ts'
import { type Copy, findCopy } from './copies.ts'
import { desks } from './desks.ts'
import { listKept } from './kept-sends.ts'
import { sayWhen } from './say-when.ts'

/** The page as it was read, with what was written since; it says since when it stands. */
export async function drawCopy({ html, headers, person, at }: Copy, kept: number): Promise<Response> {
  let page = html.replace(/(<form method="post"[^>]*>)/g, `$1<input type="hidden" name="${copyName}" value="1"/>`)
  page = setValue(page, sendingName, crypto.randomUUID())
  for (const send of await listKept()) {
    if (send.person !== person || send.left || send.act !== 'stock') continue
    // What is counted next is counted against what was counted before.
    for (const { idDeclination: id, stock, limit } of readStockRows(send.entries)) {
      for (const name of [`vu-${id}`, `stock-${id}`]) page = setValue(page, name, String(stock))
      for (const name of [`avant-${id}`, `seuil-${id}`]) page = setValue(page, name, String(limit ?? ''))
    }
  }
  const notes = `<p class="note" role="status" data-copy="">${words.readAt(sayWhen(at))}</p>${sayKept(kept)}`
  return new Response(putFirst(page, notes), { headers: withoutLength(headers) })
}

/** Says on a page that came after all what was kept before it. */
export async function tellIn(answer: Response, kept: number): Promise<Response> {
  return new Response(putFirst(await answer.text(), sayKept(kept)), { headers: withoutLength(answer.headers) })
}

/** What else of the panel says without a line: what can be used, and the way there. */
export async function drawAway(): Promise<Response> {
  let sheet = ''
  let ways = ''
  for (const { path } of desks) {
    const copy = await findCopy(path)
    if (!copy) continue
    // Called as it calls itself.
    const name = /<h1[^>]*>([^<]*)</.exec(copy.html)?.[1] ?? ''
    sheet = /<link rel="stylesheet"[^>]*>/.exec(copy.html)?.[0] ?? ''
    ways += `<li><a href="${path}">${words.desk(name, sayWhen(copy.at))}</a></li>`
  }
  const says = ways ? `<p>${words.says}</p><ul>${ways}</ul>` : `<p>${words.none}</p>`
  const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title>${sheet}<main class="sheet stack"><h1>${words.title}</h1>${says}<p><a href="">${words.again}</a></p></main></html>`
  return new Response(page, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'",
    },
  })
}

/** Says it as the house says what is saved, so that the page lets go of its draft. */
const sayKept = (kept: number) => (kept > 0 ? `<p class="note" role="status" data-told="">${words.kept(kept)}</p>` : '')

const putFirst = (page: string, notes: string) => page.replace(/<main id="contenu">/, (main) => main + notes)

function setValue(page: string, name: string, value: string): string {
  return page.replace(new RegExp(`(<input[^>]*name="${name}"[^>]*?value=")[^"]*`), `$1${value}`)
}

/** Of what was packed for the way, and is unpacked now. */
function withoutLength(known: Headers): Headers {
  const headers = new Headers(known)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return headers
}
