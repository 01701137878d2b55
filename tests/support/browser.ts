import { withoutNonce } from './nonce.ts'
import { type Page, readPage } from './page/page.ts'
import { type PagePart, readPart } from './page/page-part.ts'
import type { TestShop } from './site.ts'
import { origin } from './site.ts'

/** A page as a browser without scripts has it before it. */
export type Shown = Page & { url: string; status: number; headers: Headers }

/** What of a page the sending of its forms needs; by its address it is named where it has no such form. */
type WithForms = { html: string; url?: string }

/** A browser without scripts: keeps cookies, fills in the forms it finds, follows redirects. */
export type Browser = {
  cookies: Map<string, string>
  open(path: string, headers?: Record<string, string>): Promise<Shown>
  /** Fills in and sends the form of a page with this action; a field that the form does not have is an error. */
  send(page: WithForms, action: string, fields?: Record<string, string>): Promise<Shown>
  /** The same, without following where the answer leads. */
  post(page: WithForms, action: string, fields?: Record<string, string>): Promise<Shown>
}

export function openBrowser(shop: TestShop): Browser {
  const cookies = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}): Promise<Shown> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init.headers, host: new URL(origin).host, origin, ...(cookie && { cookie }) }
    const answer = await shop.shop.fetch(new Request(new URL(path, origin), { ...init, headers, redirect: 'manual' }))
    for (const line of answer.headers.getSetCookie()) keepCookie(cookies, line)
    return readAnswer(path, answer)
  }

  async function follow(page: Shown): Promise<Shown> {
    const place = page.headers.get('location')
    return place && page.status < 400 ? follow(await ask(place)) : page
  }

  async function post(page: WithForms, action: string, fields: Record<string, string> = {}): Promise<Shown> {
    const asItStands = sentBy(page, action, fields).filter(([name]) => !(name in fields))
    const body = new URLSearchParams([...asItStands, ...Object.entries(fields)])
    return isAsking(page, action, fields) ? ask(`${action}?${body}`) : ask(action, { method: 'POST', body })
  }

  return {
    cookies,
    open: async (path, headers) => follow(await ask(path, headers && { headers })),
    post,
    send: async (page, action, fields) => follow(await post(page, action, fields)),
  }
}

/** What an answer shows whoever asked for it. */
export async function readAnswer(url: string, answer: Response): Promise<Shown> {
  const { status, headers } = answer
  return Object.assign(readPage(withoutNonce(await answer.text())), { url, status, headers })
}

/** What the form with this action would send as it stands. */
export function fieldsOf(page: WithForms, action: string, filled: Record<string, string> = {}) {
  return Object.fromEntries(sentBy(page, action, filled))
}

/** The same, with names that stand more than once. */
export function sentBy(page: WithForms, action: string, filled: object = {}): [string, string][] {
  const sent = fieldsIn(findForm(page, action, filled)).filter(({ attribute, isChecked }) => {
    return !['checkbox', 'radio'].includes(attribute('type') ?? '') || isChecked
  })
  return sent.map(({ attribute, value }) => [attribute('name') ?? '', value])
}

function findForm({ html, url }: WithForms, action: string, filled: object): PagePart {
  const form = readPage(html)
    .all('form')
    .find((one) => {
      if (!goesTo(one, action)) return false
      const names = fieldsIn(one).map(({ attribute }) => attribute('name'))
      return Object.keys(filled).every((name) => names.includes(name))
    })
  if (!form) throw new Error(`${url ?? 'the page'} has no form for ${action} with ${Object.keys(filled)}`)
  return form
}

/** The fields of a form, and those that stand elsewhere in the page and belong to it by its id. */
const fieldsIn = (form: PagePart) => partsIn(form, 'input, textarea, select').filter(({ attribute }) => attribute('name'))

function partsIn({ all, attribute, element }: PagePart, selector: string): PagePart[] {
  const id = attribute('id')
  const whole = readPart(() => element.ownerDocument.documentElement)
  const outside = id ? whole.all(selector).filter((part) => part.attribute('form') === id) : []
  return [...all(selector), ...outside]
}

/** Whether a form asks for a page rather than for an act. */
const isAsking = (page: WithForms, action: string, filled: object) =>
  findForm(page, action, filled).attribute('method')?.toLowerCase() !== 'post'

/** Whether a form, or a button of its own, sends to this address. */
function goesTo(form: PagePart, action: string): boolean {
  const buttons = partsIn(form, 'button, input')
  return form.attribute('action') === action || buttons.some((button) => button.attribute('formaction') === action)
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const equals = pair.indexOf('=')
  if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, equals))
  else cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
}
