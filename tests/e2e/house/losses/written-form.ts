import type { Locator, Page } from '@playwright/test'
import type { Rolls } from '../../../app/support/rolls.ts'

/** A form of the panel: the page that it stands on, and which of that page's forms it is. */
export type FormAt = { path: string; place: number }

/** What stands in fields of a form, by their names. */
export type Said = Record<string, string[]>

/** Texts that a person may type, none of them tame. */
const sentences = [
  'Vendanges à la main, « tri » sur pied',
  'Un vin rond & long (12 mois de fût)',
  'L’élevage — sur lies — dure 9 mois 🍇',
  '1er choix ; <b>rien</b> d’autre',
  "Deux lignes, d'une traite",
  'نبيذ et Œnologie',
]

/** One that the panel sends by itself is gone after the first sight of it. */
export const formsOf = (page: Page) => page.locator('main form[method="post"]:not([data-at-sight])')

/** Each form of these pages that somebody can write in. */
export async function listForms(page: Page, url: string, paths: Iterable<string>): Promise<FormAt[]> {
  const found: FormAt[] = []
  for (const path of paths) {
    await page.goto(url + path)
    await page.waitForLoadState()
    for (let place = 0; place < (await formsOf(page).count()); place++)
      if ((await writableOf(formsOf(page).nth(place))).length > 0) found.push({ path, place })
  }
  return found
}

/** The form with these fields again: one more may stand before it by now. */
export async function findForm(page: Page, place: number, names: readonly string[]): Promise<Locator> {
  const holds = await formsOf(page).evaluateAll(
    (all, wanted) => all.map((form) => wanted.every((name) => (form as HTMLFormElement).elements.namedItem(name) !== null)),
    names,
  )
  return formsOf(page).nth(holds[place] ? place : Math.max(0, holds.indexOf(true)))
}

/** Opens what is folded, and answers the places of the fields that can be written in now. */
async function writableOf(form: Locator): Promise<number[]> {
  return form.evaluate((given) => {
    const own = given as HTMLFormElement
    for (let fold = own.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
    for (const fold of own.querySelectorAll('details')) fold.open = true
    const never = ['hidden', 'file', 'password', 'submit', 'button', 'image', 'reset', 'fieldset', 'output']
    return [...own.elements].flatMap((field, at) => {
      const { type, name } = field as HTMLInputElement
      const isSecret = /password|secret|preuve|token|key$/i.test(name)
      // What is written by sight is seen in its place.
      const seen = (field as HTMLElement).hidden ? field.nextElementSibling : field
      const isShut = field.matches(':disabled, [readonly], [data-blank] *') || !seen?.checkVisibility()
      return never.includes(type) || name === '' || isSecret || isShut ? [] : [at]
    })
  })
}

/** Writes in one to three fields of a form, in a row that it adds first where chance says so; answers what stands in them then. */
export async function writeIn(page: Page, form: Locator, rolls: Rolls): Promise<Said | undefined> {
  const add = form.locator('[data-row-act="add"]')
  if ((await add.count()) > 0 && rolls.roll() < 0.3) {
    await writableOf(form)
    if (await add.first().isVisible()) await add.first().click()
  }
  const places = await writableOf(form)
  if (places.length === 0) return undefined
  const names = new Set<string>()
  for (let left = 1 + Math.floor(rolls.roll() * 3); left > 0; left--)
    names.add(await writeAt(page, form, rolls, rolls.pick(places)))
  // A text by sight reaches its field a moment after the last stroke.
  await page.waitForTimeout(200)
  return readNames(form, [...names])
}

async function writeAt(page: Page, form: Locator, rolls: Rolls, at: number): Promise<string> {
  const field = (await form.evaluateHandle((given, place) => (given as HTMLFormElement).elements[place], at)).asElement()
  if (!field) throw new Error(`the form has lost its field ${at}`)
  const { type, name, isSeen, options } = await field.evaluate((one) => {
    const { type, name, hidden } = one as HTMLInputElement
    return {
      type,
      name,
      isSeen: !hidden,
      options: one instanceof HTMLSelectElement ? [...one.options].map(({ value }) => value) : [],
    }
  })
  const sentence = `${rolls.pick(sentences)} ${Math.floor(rolls.roll() * 1000)}`
  if (!isSeen) {
    const place = (await field.evaluateHandle((one) => (one as HTMLElement).nextElementSibling)).asElement()
    await place?.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(` ${sentence}`)
    await page.keyboard.press('Enter')
    await page.keyboard.type('puis')
  } else if (type === 'checkbox' || type === 'radio') await field.evaluate((one) => (one as HTMLElement).click())
  else if (type.startsWith('select')) await field.selectOption(rolls.pick(options))
  else await field.fill(textFor(type, sentence, rolls))
  return name
}

function textFor(type: string, sentence: string, rolls: Rolls): string {
  const day = `2027-0${1 + Math.floor(rolls.roll() * 9)}-1${Math.floor(rolls.roll() * 10)}`
  const hour = `1${Math.floor(rolls.roll() * 10)}:3${Math.floor(rolls.roll() * 10)}`
  const texts: Record<string, string> = {
    number: String(Math.floor(rolls.roll() * 500)),
    range: '1',
    date: day,
    time: hour,
    'datetime-local': `${day}T${hour}`,
    month: day.slice(0, 7),
    color: `#${Math.floor(rolls.roll() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`,
    textarea: `${sentence}\n\nEt la suite.`,
  }
  return texts[type] ?? sentence
}

/** What stands in the fields of these names: of ticks, those that are ticked. */
export async function readNames(form: Locator, names: readonly string[]): Promise<Said> {
  return form.evaluate((given, wanted) => {
    const fields = [...(given as HTMLFormElement).elements] as HTMLInputElement[]
    const says = (name: string) =>
      fields
        .filter((field) => field.name === name && field.type !== 'hidden' && !field.matches(':disabled'))
        .flatMap(({ type, value, checked }) => (!['checkbox', 'radio'].includes(type) || checked ? value : []))
    return Object.fromEntries(wanted.map((name) => [name, says(name)]))
  }, names)
}
