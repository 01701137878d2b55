import { photoFile } from '#app/models/house/panel/field.ts'
import { shrinkPhoto } from '../../platform/sends/shrink-photo.ts'
import { addRow } from './add-rows.ts'

let work: Promise<unknown> | undefined

/** Photos that are chosen in a form: one too large is made smaller before it leaves, several in a row get a row each. */
export function bringPhotos(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-rows] [type="file"]')) field.multiple = true
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.name.includes(photoFile)) return
    const now = spread(target).finally(() => {
      if (work === now) work = undefined
    })
    work = now
  })
  // What is being made smaller leaves when it is.
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (!work || !(form instanceof HTMLFormElement)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void work.then(() => form.requestSubmit(submitter))
    },
    { capture: true },
  )
}

/** A field keeps the first of its photos; each other one is put into a new row. */
async function spread(field: HTMLInputElement): Promise<void> {
  const [first, ...others] = [...(field.files ?? [])]
  const rows = field.closest<HTMLElement>('[data-rows]')
  const fields = [field]
  if (first && rows && others.length > 0) {
    put(field, first)
    for (const file of others) {
      const added = addRow(rows)?.querySelector<HTMLInputElement>('[type="file"]')
      if (!added) break
      put(added, file)
      fields.push(added)
    }
  }
  for (const each of fields) {
    const [photo] = each.files ?? []
    const small = photo && (await shrinkPhoto(photo))
    if (small && small !== photo) put(each, small)
  }
}

function put(field: HTMLInputElement, file: File): void {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  field.files = chosen.files
}
