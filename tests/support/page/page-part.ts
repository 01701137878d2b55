import type { Element } from 'happy-dom'
import { nameOf, textOf } from './page-words.ts'

/** What something is called: just so, or by a pattern. */
export type Name = string | RegExp

/** What a person tells apart on a page. */
const kinds = {
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  button: 'button, input[type="submit"]',
  field: 'input, select, textarea',
  option: 'option',
  group: 'fieldset, [role="group"]',
  picture: 'img, [role="img"]',
  region: 'section, nav, aside, article, header, footer, form, dialog',
}

/** What is known by something that is said in it. */
const containers = { row: 'tr', item: 'li', alert: '[role="alert"]', note: '[role="status"]' }

type Kind = keyof typeof kinds | keyof typeof containers

/** One is found or the test ends, naming what there is; several are those that there are, maybe none. */
type Finders = { [K in Kind]: (name?: Name) => PagePart } & { [K in Kind as `${K}s`]: (name?: Name) => PagePart[] }

/** A part of a page: what it says, and the parts in it, found as a person finds them. */
export type PagePart = Finders & {
  element: Element
  /** What assistive technology calls it. */
  name: string
  /** What can be read in it, blocks apart by a space. */
  text: string
  /** The same, but for what these selectors find. */
  textWithout(selector: string): string
  attribute(name: string): string | undefined
  href: string | undefined
  /** What a field holds and would send. */
  value: string
  isChecked: boolean
  isInvalid: boolean
  isCurrent: boolean
  /** What is said to be wrong with it, beside it. */
  fault: string | undefined
  /** What stands beside a term: `definition('Livraison')`. */
  definition(term: Name): string
  /** The form that sends to this address. */
  form(action: string): PagePart
  /** Where its links lead. */
  hrefs: string[]
  /** The field that sends what it holds under this name, where its label is not what the test is about. */
  fieldNamed(name: string): PagePart
  /** By a selector, where nothing that a person would go by tells it apart. */
  one(selector: string): PagePart
  all(selector: string): PagePart[]
}

/** Reads a part of a page, when something is asked of it. */
export function readPart(find: () => Element): PagePart {
  const part: PagePart = Object.create(shared)
  finds.set(part, find)
  return part
}

type Find = () => Element
const finds = new WeakMap<object, Find>()

/** How each thing is read; a page has hundreds of parts, and of most only one thing is asked. */
const readings: { [K in Exclude<keyof PagePart, keyof Finders>]: (find: Find) => PagePart[K] } = {
  element: (find) => find(),
  name: (find) => nameOf(find()),
  text: (find) => textOf(find()),
  textWithout: (find) => (selector) => textOf(find(), (inner) => inner.matches(selector)),
  attribute: (find) => (name) => find().getAttribute(name) ?? undefined,
  href: (find) => find().getAttribute('href') ?? undefined,
  value: (find) => valueIn(find()),
  isChecked: (find) => find().hasAttribute('checked'),
  isInvalid: (find) => find().getAttribute('aria-invalid') === 'true',
  isCurrent: (find) => !['false', null].includes(find().getAttribute('aria-current')),
  fault: (find) => faultOf(find()),
  definition: (find) => (term) => {
    const terms = listIn(find, 'dt')
    const { element } = oneOf(named(terms, term), `the term ${term}`, terms)
    return textOf(element.nextElementSibling ?? element)
  },
  form: (find) => (action) => oneOf(listIn(find, `form[action="${action}"]`), `a form for ${action}`),
  fieldNamed: (find) => (name) => oneOf(listIn(find, `:is(input, select, textarea)[name="${name}"]`), `a field named ${name}`),
  hrefs: (find) => listIn(find, 'a[href]').map(({ href = '' }) => href),
  all: (find) => (selector) => listIn(find, selector),
  one: (find) => (selector) => oneOf(listIn(find, selector), selector),
}

type Reading = [key: string, read: (find: Find) => unknown]

/** The finders of one kind of part: of the first that is meant, and of all. */
function makeFinders(kind: string, selector: string, choose: (parts: PagePart[], name?: Name) => PagePart[]): Reading[] {
  const list = (find: Find, name?: Name) => choose(listIn(find, selector).filter(isShown), name)
  return [
    [kind, (find) => (name?: Name) => oneOf(list(find, name), `the ${kind} ${name ?? ''}`, list(find))],
    [`${kind}s`, (find) => (name?: Name) => list(find, name)],
  ]
}

/** What all parts have in common. None of it is a part's own, or a test that fails would print the whole document with it. */
const shared: object = Object.defineProperties(
  {},
  Object.fromEntries(
    [
      ...Object.entries(readings),
      ...Object.entries(kinds).flatMap(([kind, selector]) => makeFinders(kind, selector, named)),
      ...Object.entries(containers).flatMap(([kind, selector]) => makeFinders(kind, selector, saying)),
    ].map(([key, read]: Reading) => [key, { get: readThis(read) }]),
  ),
)

/** Reads a thing of whichever part it is asked of, a page too. */
function readThis(read: (find: Find) => unknown) {
  return function (this: object) {
    return read(finds.get(this) ?? missing)
  }
}

const missing = (): Element => {
  throw new Error('what is asked is no part of a page')
}

const listIn = (find: Find, selector: string) => [...find().querySelectorAll(selector)].map((element) => readPart(() => element))

const isShown = ({ element }: PagePart) => element.getAttribute('type') !== 'hidden'

function named(parts: PagePart[], name?: Name): PagePart[] {
  if (name === undefined) return parts
  return parts.filter((part) => (typeof name === 'string' ? part.name === name : name.test(part.name)))
}

function saying(parts: PagePart[], said?: Name): PagePart[] {
  if (said === undefined) return parts
  return parts.filter(({ text }) => (typeof said === 'string' ? text.includes(said) : said.test(text)))
}

function oneOf(found: PagePart[], what: string, others: PagePart[] = []): PagePart {
  const [first] = found
  if (first) return first
  const known = others.map(({ name, text }) => `\n- ${(name || text).slice(0, 100)}`)
  throw new Error(`the page has not ${what}${known.length > 0 ? `, but${known.join('')}` : ''}`)
}

/** What a field would send: of a list the option that is chosen, or the first. */
function valueIn(element: Element): string {
  if (element.tagName === 'SELECT') {
    const option = element.querySelector('option[selected]') ?? element.querySelector('option')
    return option ? valueIn(option) : ''
  }
  const value = element.getAttribute('value')
  if (value !== null) return value
  // A browser leaves out the first line of a text area where it is empty.
  if (element.tagName === 'TEXTAREA') return (element.textContent ?? '').replace(/^\r?\n/, '')
  if (element.tagName === 'OPTION') return textOf(element)
  return element.getAttribute('type') === 'checkbox' ? 'on' : ''
}

/** By what the element says that it is described by; a group of choices has it inside. */
function faultOf(element: Element): string | undefined {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  const told = ids.map((id) => element.ownerDocument.getElementById(id)).filter((one) => one?.className.includes('fault'))
  const inside = element.tagName === 'FIELDSET' ? [element.querySelector('.field-fault')] : []
  const [fault] = [...told, ...inside].filter((one) => one !== null)
  return fault ? textOf(fault) : undefined
}
