import { withoutNonce } from './nonce.ts'
import { type Page, readPage } from './page/page.ts'
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
export function fieldsOf({ html, url }: WithForms, action: string, filled: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(sentBy({ html, url }, action, filled))
}

/** The same, with names that stand more than once. */
export function sentBy({ html, url }: WithForms, action: string, filled: object = {}): [string, string][] {
  const [, body] = findForm({ html, url }, action, filled)
  const inputs = inputsOf(body).filter(({ type, isChecked }) => !['checkbox', 'radio'].includes(type ?? '') || isChecked)
  return inputs.map(({ name, value }) => [name, value])
}

/** By patterns: thousands of forms are sent in a run, and a document of each page would take a quarter of its time. */
function findForm({ html, url }: WithForms, action: string, filled: object): [string, string] {
  const forms = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(
    ([, attributes = '', body = '']): [string, string] => [attributes, body + partsOutside(html, attributes)],
  )
  const form = forms.find(([attributes, body]) => {
    const names = [...inputsOf(body).map(({ name }) => name), ...buttonsOf(body)]
    return goesTo(attributes, body, action) && Object.keys(filled).every((name) => names.includes(name))
  })
  if (!form) throw new Error(`${url ?? 'the page'} has no form for ${action} with ${Object.keys(filled)}`)
  return form
}

/** Fields and buttons that stand elsewhere in the page and belong to the form by its id. */
function partsOutside(html: string, attributes: string): string {
  const id = read(attributes, 'id')
  const parts = [...html.matchAll(/<(?:input|button)\b[^>]*>/g)].map(([part]) => part)
  return id ? parts.filter((part) => read(part, 'form') === id).join('') : ''
}

/** Whether a form asks for a page rather than for an act. */
function isAsking(page: WithForms, action: string, filled: object): boolean {
  const [attributes] = findForm(page, action, filled)
  return !/\bmethod="post"/i.test(attributes)
}

/** Whether a form, or a button of its own, sends to this address. */
function goesTo(attributes: string, body: string, action: string): boolean {
  return read(attributes, 'action') === action || body.toLowerCase().includes(` formaction="${action}"`.toLowerCase())
}

function inputsOf(html: string) {
  return [...html.matchAll(/<(?:input|textarea|select)\b([^>]*)>(?:([^<]*)<\/textarea>|(<opt[\s\S]*?)<\/select>)?/g)]
    .map(([, attributes = '', text = '', options = '']) => ({
      name: read(attributes, 'name') ?? '',
      type: read(attributes, 'type'),
      value:
        read(attributes, 'value') ??
        unsaid(attributes) ??
        (options ? chosenOf(options) : unescapeHtml(text.replace(/^\r?\n/, ''))),
      isChecked: / checked=/.test(attributes),
    }))
    .filter(({ name }) => name !== '')
}

/** What buttons say when the form is sent by them: it is sent along by naming it. */
function buttonsOf(html: string): string[] {
  return [...html.matchAll(/<button\b([^>]*)>/g)].map(([, attributes = '']) => read(attributes, 'name') ?? '')
}

/** What a ticked box sends that says nothing of its own. */
function unsaid(attributes: string): string | undefined {
  return read(attributes, 'type') === 'checkbox' ? 'on' : undefined
}

/** The option that is chosen, or the first. */
function chosenOf(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  return read(all.find((one) => one.includes('selected')) ?? all[0] ?? '', 'value') ?? ''
}

function read(attributes: string, name: string): string | undefined {
  const found = attributes.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1]
  return found === undefined ? undefined : unescapeHtml(found)
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const equals = pair.indexOf('=')
  if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, equals))
  else cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
}
