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
  const all = (selector: string) => [...find().querySelectorAll(selector)].map((element) => readPart(() => element))
  const attribute = (name: string) => find().getAttribute(name) ?? undefined
  const own = {
    all,
    one: (selector: string) => oneOf(all(selector), selector),
    form: (action: string) => oneOf(all(`form[action="${action}"]`), `a form for ${action}`),
    fieldNamed: (name: string) => oneOf(all(`:is(input, select, textarea)[name="${name}"]`), `a field named ${name}`),
    get hrefs() {
      return all('a[href]').map(({ href = '' }) => href)
    },
    attribute,
    get element() {
      return find()
    },
    get name() {
      return nameOf(find())
    },
    get text() {
      return textOf(find())
    },
    textWithout: (selector: string) => textOf(find(), (inner) => inner.matches(selector)),
    get href() {
      return attribute('href')
    },
    get value() {
      return valueIn(find())
    },
    get isChecked() {
      return attribute('checked') !== undefined
    },
    get isInvalid() {
      return attribute('aria-invalid') === 'true'
    },
    get isCurrent() {
      return !['false', undefined].includes(attribute('aria-current'))
    },
    get fault() {
      return faultOf(find())
    },
    definition: (term: Name) => {
      const { element } = oneOf(named(all('dt'), term), `the term ${term}`, all('dt'))
      return textOf(element.nextElementSibling ?? element)
    },
  }
  return addUnseen(addUnseen({}, listFinders(all)), own)
}

/** Adds properties that a test which fails does not print: the whole document hangs on each of them. */
export function addUnseen<One extends object, Other extends object>(to: One, own: Other): One & Other {
  const all = Object.entries(Object.getOwnPropertyDescriptors(own))
  const unseen = all.map(([key, descriptor]) => [key, { ...descriptor, enumerable: key === 'name' }])
  return Object.defineProperties(to, Object.fromEntries(unseen)) as One & Other
}

function listFinders(all: PagePart['all']): Finders {
  const byName = Object.entries(kinds).flatMap(([kind, selector]) => {
    const list = (name?: Name) => named(all(selector).filter(isShown), name)
    return [
      [kind, (name?: Name) => oneOf(list(name), `the ${kind} ${name ?? ''}`, list())],
      [`${kind}s`, list],
    ]
  })
  const byText = Object.entries(containers).flatMap(([kind, selector]) => {
    const list = (said?: Name) => all(selector).filter(({ text }) => said === undefined || says(text, said))
    return [
      [kind, (said?: Name) => oneOf(list(said), `the ${kind} that says ${said ?? 'anything'}`, list())],
      [`${kind}s`, list],
    ]
  })
  return Object.fromEntries([...byName, ...byText])
}

const isShown = ({ element }: PagePart) => element.getAttribute('type') !== 'hidden'

const named = (parts: PagePart[], name?: Name) =>
  name === undefined ? parts : parts.filter((part) => (typeof name === 'string' ? part.name === name : name.test(part.name)))

const says = (text: string, said: Name) => (typeof said === 'string' ? text.includes(said) : said.test(text))

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
