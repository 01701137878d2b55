/** What stands in the fields of a form, as pairs of a name and a text; of a password, a key or a file nothing does. */
export type Written = [name: string, text: string][]

/** A form, or one row of it. */
type Fields = HTMLFormElement | HTMLFieldSetElement
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const secret = /password|secret|preuve|token|key$/i
const unwritten = ['hidden', 'file', 'password', 'submit', 'button', 'image', 'reset']

/** What is written in a form now. */
export function readWritten(form: Fields): Written {
  return listFields(form).flatMap((field): Written => {
    if (isTick(field)) return field.checked ? [[field.name, field.value]] : []
    if (field instanceof HTMLSelectElement)
      return [...field.selectedOptions].map(({ value }): Written[number] => [field.name, value])
    return [[field.name, field.value]]
  })
}

/** What the house wrote into it: a browser that goes back may have filled in what was typed before. */
export function readBegun(form: HTMLFormElement): Written {
  return listFields(form).flatMap((field): Written => {
    if (isTick(field)) return field.defaultChecked ? [[field.name, field.value]] : []
    if (field instanceof HTMLSelectElement) return chosenAtFirst(field).map((value): Written[number] => [field.name, value])
    return [[field.name, field.defaultValue]]
  })
}

/** Writes it into the form again: of fields that share a name, each gets its own. */
export function putBack(form: Fields, written: Written): void {
  const left = [...written]
  const names = new Set(left.map(([name]) => name))
  const take = (name: string, value?: string) => {
    const at = left.findIndex(([key, text]) => key === name && (value === undefined || text === value))
    return at < 0 ? undefined : left.splice(at, 1)[0]?.[1]
  }
  for (const field of listFields(form)) {
    if (isTick(field)) {
      if (names.has(field.name)) field.checked = take(field.name, field.value) !== undefined
    } else {
      field.value = take(field.name) ?? field.value
      // What shows the field in another way hears of it.
      field.dispatchEvent(new Event('input'))
    }
  }
}

/** Only what was changed of it, field by field: what stood there already may have become something else meanwhile. */
export function changedSince(written: Written, begun: Written): Written {
  const textOf = (pairs: Written, name: string) => JSON.stringify(pairs.flatMap(([key, text]) => (key === name ? [text] : [])))
  const names = new Set([...written, ...begun].map(([name]) => name))
  const changed = [...names].filter((name) => textOf(written, name) !== textOf(begun, name))
  // A tick that was taken away leaves nothing behind but its name.
  return changed.flatMap((name): Written => {
    const pairs = written.filter(([key]) => key === name)
    return pairs.length > 0 ? pairs : [[name, '']]
  })
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
}

function chosenAtFirst(field: HTMLSelectElement): string[] {
  const options = [...field.options]
  const chosen = options.filter(({ defaultSelected }) => defaultSelected)
  if (chosen.length > 0 || field.multiple) return chosen.map(({ value }) => value)
  return options.slice(0, 1).map(({ value }) => value)
}

/** Fields that only a program fills, such as a key drawn anew for each page, are none of the writer's. */
function listFields(form: Fields): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) &&
      !unwritten.includes(field.type) &&
      field.name !== '' &&
      !secret.test(field.name) &&
      !field.matches(':disabled'),
  )
}
